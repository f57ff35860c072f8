import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { GallerySliderView } from './view.tsx';

export default defineStrap({
  name: 'strap-gallery-slider',
  label: 'Sliding gallery',
  description: 'Large pictures, one after the other.',
  keywords: 'photos pictures images carousel slideshow',
  set: 'original',
  parts,
  View: GallerySliderView,
});
