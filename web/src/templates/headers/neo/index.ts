import { defineStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { parts } from './parts.ts';
import { HeaderNeoView } from './view.tsx';

export default defineStrap({
  name: 'header-neo',
  label: 'Neo',
  description: 'A rounded bar that floats over the page, with a boxed call to action.',
  set: 'original',
  parts,
  View: HeaderNeoView,
});
