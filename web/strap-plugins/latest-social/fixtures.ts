import { defaultState, type LatestSocialState } from './parts.ts';

export const fixtures: Record<string, LatestSocialState> = {
  'with posts': {
    ...defaultState,
    embed: {
      html: encodeURIComponent(
        '<blockquote style="max-width: 32rem; margin: 0 auto">Snow on the tomatoes, fifth of September. Two listings photographed before it melted.</blockquote>',
      ),
      display: 'block',
    },
  },
  'links alone': defaultState,
};
