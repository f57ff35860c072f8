import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { FooterMobileSearchView } from './view.tsx';

export default defineStrap({
  name: 'footer-mobile-search',
  label: 'Phone, search',
  description: 'Popular Searches, Save Search and the saved ones in a bar.',
  set: 'internal',
  parts,
  View: FooterMobileSearchView,
});
