import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderMobileInteriorView } from './view.tsx';

export default defineStrap({
  name: 'header-mobile-interior',
  label: 'Phone, interior page',
  description: 'Logo, search, phone and menu.',
  set: 'internal',
  parts,
  View: HeaderMobileInteriorView,
});
