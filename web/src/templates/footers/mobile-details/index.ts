import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { FooterMobileDetailsView } from './view.tsx';

export default defineStrap({
  name: 'footer-mobile-details',
  label: 'Phone, details',
  description: 'Share, Contact Agent and Schedule Tour in a bar.',
  set: 'internal',
  parts,
  View: FooterMobileDetailsView,
});
