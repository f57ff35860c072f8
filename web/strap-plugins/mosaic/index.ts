import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { MosaicView } from './view.tsx';

export default defineStrap({
  name: 'strap-mosaic',
  label: 'Mosaic',
  description: 'Linked picture tiles of different sizes.',
  keywords: 'photos pictures images grid collage tiles',
  set: 'original',
  parts,
  View: MosaicView,
});
