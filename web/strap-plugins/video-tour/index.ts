import { defineStrap } from '../kit/define-strap.ts';
import { parts } from './parts.ts';
import { VideoTourView } from './view.tsx';

export default defineStrap({
  name: 'strap-video-tour',
  label: 'Video tour',
  description: 'A film of a home with its rooms, each a press away.',
  keywords: 'youtube walkthrough film chapters rooms virtual',
  set: 'original',
  parts,
  follows: ['buttons'],
  View: VideoTourView,
});
