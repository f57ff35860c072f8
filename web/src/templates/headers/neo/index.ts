import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { defaultState } from './state.ts';
import { HeaderNeoView } from './view.tsx';

export default defineStrap({
  name: 'header-neo',
  label: 'Neo',
  description: 'A rounded bar that floats over the page, with a boxed call to action.',
  set: 'original',
  defaultState,
  View: HeaderNeoView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
