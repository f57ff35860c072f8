import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { VideoAsideView } from './view.tsx';

export default defineStrap({
  name: 'strap-video-aside',
  label: 'Text and video',
  description: 'Running text with a YouTube video beside it.',
  keywords: 'youtube film paragraph two columns',
  set: 'original',
  parts,
  View: VideoAsideView,
});
