import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderMobileHomeView } from './view.tsx';

export default defineStrap({
  name: 'header-mobile-home',
  label: 'Phone, home',
  description: 'Logo, phone and menu, the search bar below.',
  set: 'internal',
  parts,
  View: HeaderMobileHomeView,
});
