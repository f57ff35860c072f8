import { STARTER } from '../kit/starter-pictures.ts';
import type { TimelineState } from './parts.ts';

const moment = (when: string, title: string, text: string, image = { imageUrl: '', altText: '' }) => ({
  when,
  title: { html: title, size: 'h3' as const },
  text: { html: `<p>${text}</p>` },
  image,
});

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<TimelineState> = {
  title: { html: 'How we got here', size: 'h2' },
  items: [
    moment('2008', 'The first sign', 'How it began: the year, the street, and what you did before.'),
    moment(
      '2014',
      'An office of our own',
      'Where it is, and who came with you. A picture of the door says more than a paragraph.',
      STARTER.street,
    ),
    moment('2020', 'The hundredth home', 'A number you are proud of, or a year that was hard.'),
    moment(
      'Today',
      'Still answering the phone',
      'Who you are now, and what has not changed since the first year.',
    ),
  ],
};
