import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { defaultState } from './state.ts';
import { HeaderVogueView } from './view.tsx';

export default defineStrap({
  name: 'header-vogue',
  label: 'Vogue',
  description: 'A magazine masthead: a large centred logo, small capitals beneath.',
  set: 'original',
  defaultState,
  View: HeaderVogueView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
