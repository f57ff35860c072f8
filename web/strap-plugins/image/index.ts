import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { ImageView } from './view.tsx';

export default defineStrap({
  name: 'strap-image',
  label: 'Image',
  description: 'One image with a caption, linked if you like.',
  keywords: 'photo picture',
  set: 'original',
  parts,
  follows: ['pictures'],
  View: ImageView,
});
