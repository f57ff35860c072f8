import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderMobileSearchView } from './view.tsx';

export default defineStrap({
  name: 'header-mobile-search',
  label: 'Phone, search',
  description: 'Back, search bar and menu above Filter and the change between list and map.',
  set: 'internal',
  parts,
  View: HeaderMobileSearchView,
});
