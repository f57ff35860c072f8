import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderGlassView } from './view.tsx';

export default defineStrap({
  name: 'header-glass',
  label: 'Glass',
  description: 'Lies over the hero like frosted glass, solid once the page is scrolled.',
  set: 'original',
  parts,
  View: HeaderGlassView,
});
