import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { defaultState } from './state.ts';
import { HeaderVogueBrandedView } from './view.tsx';

export default defineStrap({
  name: 'header-vogue-branded',
  label: 'Vogue, branded',
  description: 'The masthead with a plaque in brand colours that carries your words.',
  set: 'original',
  defaultState,
  View: HeaderVogueBrandedView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
