import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { defaultState } from './state.ts';
import { FooterMobileDetailsView } from './view.tsx';

export default defineStrap({
  name: 'footer-mobile-details',
  label: 'Phone, details',
  description: 'Share, Contact Agent and Schedule Tour in a bar.',
  set: 'internal',
  defaultState,
  View: FooterMobileDetailsView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
