import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderMobileDetailsView } from './view.tsx';

export default defineStrap({
  name: 'header-mobile-details',
  label: 'Phone, details',
  description: 'Back, the address of the home, the heart and the menu.',
  set: 'internal',
  parts,
  View: HeaderMobileDetailsView,
});
