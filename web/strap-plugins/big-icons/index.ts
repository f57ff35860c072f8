import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { BigIconsView } from './view.tsx';

export default defineStrap({
  name: 'strap-big-icons',
  label: 'Big icons',
  description: 'A row of icons, each with a heading, text and a link.',
  keywords: 'services features steps columns',
  set: 'original',
  defaultState,
  View: BigIconsView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
