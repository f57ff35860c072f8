import { defaultState, type VideoTourState } from './parts.ts';
import { sample } from './sample.ts';

const TOUR: VideoTourState = {
  ...defaultState,
  ...sample,
  text: { html: '' },
  title: { html: 'A house in Mill Creek, in three minutes', size: 'h2' },
  video: { url: 'https://youtu.be/aqz-KE-bpKQ' },
  poster: { imageUrl: '/_files/demo/photos/living-002.jpg', altText: 'A living room with tall windows' },
};

export const fixtures: Record<string, VideoTourState> = {
  'with rooms': TOUR,
  'a film alone': { ...TOUR, chapters: [], buttonList: [], text: { html: '<p>Turn the sound on.</p>' } },
  'nothing yet': { ...defaultState, title: { html: '', size: 'h2' } },
};
