import { defineStrap } from '../kit/define-strap.ts';
import { FormStrapDocument } from './data.generated.ts';
import { defaultState } from './state.ts';
import { FormStrapView } from './view.tsx';

export default defineStrap({
  name: 'strap-form',
  label: 'Form',
  description: 'A form of your forms, in the look of the site.',
  keywords: 'contact questions lead e-mail message',
  set: 'utility',
  defaultState,
  View: FormStrapView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
  data: {
    document: FormStrapDocument,
    variables: ({ formID }) => (formID.trim() ? { id: formID.trim() } : null),
  },
});
