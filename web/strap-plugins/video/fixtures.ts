import { defaultState, type VideoState } from './parts.ts';

export const fixtures: Record<string, VideoState> = {
  'over the page': {
    title: { html: 'Four minutes through Mill Creek', size: 'h2' },
    video: { url: 'https://youtu.be/aqz-KE-bpKQ' },
    inline: false,
  },
  'in its place': {
    ...defaultState,
    video: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    inline: true,
  },
  'nothing yet': defaultState,
};
