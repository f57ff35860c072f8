import { STARTER } from '../kit/starter-pictures.ts';
import type { SpotlightState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<SpotlightState> = {
  title: { html: 'One thing worth a look', size: 'h2' },
  text: {
    html: '<p>An open house, a new report, an event: say what it is, when, and why people should come.</p>',
  },
  image: STARTER.house,
  buttonList: [{ text: 'Learn more', href: '/', type: 'link' }],
};
