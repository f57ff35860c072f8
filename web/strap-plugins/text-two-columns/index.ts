import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { TextTwoColumnsView } from './view.tsx';

export default defineStrap({
  name: 'strap-text-two-columns',
  label: 'Text in two columns',
  description: 'A heading over two columns of running text.',
  keywords: 'paragraphs',
  set: 'original',
  defaultState,
  View: TextTwoColumnsView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
