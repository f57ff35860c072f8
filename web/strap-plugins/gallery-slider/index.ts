import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { GallerySliderView } from './view.tsx';

export default defineStrap({
  name: 'strap-gallery-slider',
  label: 'Sliding gallery',
  description: 'Large pictures, one after the other.',
  keywords: 'photos pictures images carousel slideshow',
  set: 'original',
  defaultState,
  View: GallerySliderView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
