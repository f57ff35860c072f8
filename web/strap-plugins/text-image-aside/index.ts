import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { TextImageAsideView } from './view.tsx';

export default defineStrap({
  name: 'strap-text-image-aside',
  label: 'Text and image',
  description: 'Running text with an image beside it.',
  keywords: 'photo picture paragraph two columns',
  set: 'original',
  defaultState,
  View: TextImageAsideView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
