import { defineStrap } from '../kit/define-strap.ts';
import { FormStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { FormStrapView } from './view.tsx';

export default defineStrap({
  name: 'strap-form',
  label: 'Form',
  description: 'A form of your forms, in the look of the site.',
  keywords: 'contact questions lead e-mail message',
  set: 'utility',
  parts,
  follows: ['buttons'],
  View: FormStrapView,
  data: {
    document: FormStrapDocument,
    variables: ({ formID }) => (formID.trim() ? { id: formID.trim() } : null),
  },
});
