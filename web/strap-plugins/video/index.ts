import { defineStrap } from '../kit/define-strap.ts';
import { defaultState } from './state.ts';
import { VideoView } from './view.tsx';

export default defineStrap({
  name: 'strap-video',
  label: 'Video',
  description: 'One YouTube video, in its place or over the page.',
  keywords: 'youtube film movie',
  set: 'original',
  defaultState,
  View: VideoView,
  fields: () => import('./fields.tsx').then((module) => module.fields),
});
