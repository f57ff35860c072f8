import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { VideoView } from './view.tsx';

export default defineStrap({
  name: 'strap-video',
  label: 'Video',
  description: 'One YouTube video, in its place or over the page.',
  keywords: 'youtube film movie',
  set: 'original',
  parts,
  View: VideoView,
});
