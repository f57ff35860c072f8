import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { TextImageAsideView } from './view.tsx';

export default defineStrap({
  name: 'strap-text-image-aside',
  label: 'Text and image',
  description: 'Running text with an image beside it.',
  keywords: 'photo picture paragraph two columns',
  set: 'original',
  parts,
  follows: ['pictures', 'buttons'],
  View: TextImageAsideView,
});
