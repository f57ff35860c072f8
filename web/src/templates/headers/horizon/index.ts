import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { defaultState } from './state.ts';
import { HeaderHorizonView } from './view.tsx';

export default defineStrap({
  name: 'header-horizon',
  label: 'Horizon',
  description: 'A contact row in brand colour above a wide row of spaced capitals.',
  set: 'original',
  defaultState,
  View: HeaderHorizonView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
