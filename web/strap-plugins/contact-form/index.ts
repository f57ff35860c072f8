import { defineStrap } from '../kit/define-strap.ts';
import { ContactFormStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { ContactFormView } from './view.tsx';

export default defineStrap({
  name: 'strap-contact-form',
  label: 'Contact form',
  description: 'Address and phone of the office beside a form.',
  keywords: 'e-mail address phone office message',
  set: 'original',
  parts,
  follows: ['buttons'],
  View: ContactFormView,
  data: {
    document: ContactFormStrapDocument,
    variables: ({ formID }) => (formID.trim() ? { id: formID.trim() } : null),
  },
});
