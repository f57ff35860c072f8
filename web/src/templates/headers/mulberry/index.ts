import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderMulberryView } from './view.tsx';

export default defineStrap({
  name: 'header-mulberry',
  label: 'Mulberry',
  description: 'The logo in the centre, links on both sides, a double rule below.',
  set: 'original',
  parts,
  View: HeaderMulberryView,
});
