import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { defaultState } from './state.ts';
import { HeaderMulberryView } from './view.tsx';

export default defineStrap({
  name: 'header-mulberry',
  label: 'Mulberry',
  description: 'The logo in the centre, links on both sides, a double rule below.',
  set: 'original',
  defaultState,
  View: HeaderMulberryView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
