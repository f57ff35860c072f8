import { STARTER } from '../kit/starter-pictures.ts';
import type { TextImageAsideState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<TextImageAsideState> = {
  title: { html: 'A home is more than its rooms', size: 'h2' },
  text: {
    html: '<p>Tell the story of a street, a home or a service beside a picture of it. Short sentences read best.</p>',
  },
  image: STARTER.livingRoom,
  buttonList: [{ text: 'See homes', href: '/search', type: 'link' }],
};
