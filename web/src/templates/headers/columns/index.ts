import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderColumnsView } from './view.tsx';

export default defineStrap({
  name: 'header-columns',
  label: 'Columns',
  description: 'Logo, words and links in equal columns over a navigation of panels.',
  set: 'original',
  parts,
  View: HeaderColumnsView,
});
