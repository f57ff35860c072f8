import { STARTER } from '../kit/starter-pictures.ts';
import type { AboutState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<AboutState> = {
  title: { html: 'Your neighbours, and your agents', size: 'h2' },
  text: {
    html: '<p>We live where we work. Say here how long you have been selling homes, which streets you know best, and what clients thank you for.</p><p>Two short paragraphs are enough: visitors want to know whom they will meet.</p>',
  },
  image: STARTER.porch,
  buttonList: [{ text: 'Get in touch', href: '/contact', type: 'link' }],
};
