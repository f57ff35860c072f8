import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { FormEmbedView } from './view.tsx';

export default defineStrap({
  name: 'strap-form-embed',
  label: 'Embedded form',
  description: 'A form of the forms manager, by its embed script.',
  keywords: 'script contact questions',
  set: 'utility',
  defaultState,
  View: FormEmbedView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
