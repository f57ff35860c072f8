import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { defaultState } from './state.ts';
import { HeaderMobileDetailsView } from './view.tsx';

export default defineStrap({
  name: 'header-mobile-details',
  label: 'Phone, details',
  description: 'Back, the address of the home, the heart and the menu.',
  set: 'internal',
  defaultState,
  View: HeaderMobileDetailsView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
