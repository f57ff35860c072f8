import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { GalleryView } from './view.tsx';

export default defineStrap({
  name: 'strap-gallery',
  label: 'Gallery',
  description: 'Pictures in columns; each opens large.',
  keywords: 'photos pictures images grid lightbox',
  set: 'original',
  parts,
  follows: ['pictures'],
  View: GalleryView,
});
