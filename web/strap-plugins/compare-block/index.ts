import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { CompareBlockView } from './view.tsx';

export default defineStrap({
  name: 'strap-compare-block',
  label: 'Comparison',
  description: 'Two or more blocks side by side.',
  keywords: 'columns table pros and cons versus',
  set: 'original',
  defaultState,
  View: CompareBlockView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
