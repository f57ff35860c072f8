import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { ImageStripView } from './view.tsx';

export default defineStrap({
  name: 'strap-image-strip',
  label: 'Image strip',
  description: 'Pictures or logos in a row, all of one height.',
  keywords: 'photos logos partners awards row divider separator',
  set: 'original',
  parts,
  View: ImageStripView,
});
