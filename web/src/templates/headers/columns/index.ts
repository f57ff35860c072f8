import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { defaultState } from './state.ts';
import { HeaderColumnsView } from './view.tsx';

export default defineStrap({
  name: 'header-columns',
  label: 'Columns',
  description: 'Logo, words and links in equal columns over a navigation of panels.',
  set: 'original',
  defaultState,
  View: HeaderColumnsView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
