import { defaultState, type VideoAsideState } from './parts.ts';

export const fixtures: Record<string, VideoAsideState> = {
  'video right': {
    title: { html: 'A showing before the showing', size: 'h2' },
    text: {
      html: '<p>We film every house we list, in one take, with the lights on and the noises left in.</p><p>You will hear the street. You will also see the basement.</p>',
    },
    video: { url: 'https://youtu.be/aqz-KE-bpKQ' },
    side: 'right',
  },
  'words alone': defaultState,
};
