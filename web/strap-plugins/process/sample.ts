import type { ProcessState } from './parts.ts';

const step = (time: string, title: string, text: string) => ({
  time,
  title: { html: title, size: 'h3' as const },
  text: { html: `<p>${text}</p>` },
});

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<ProcessState> = {
  title: { html: 'From the first call to the keys', size: 'h2' },
  items: [
    step('Day 1', 'We meet', 'Say where, how long it takes, and what clients should bring.'),
    step(
      'Week 1',
      'A plan in writing',
      'Price, dates and who does what. Say what you prepare and what it costs.',
    ),
    step('Week 3', 'On the market', 'Pictures, showings, open houses: what you do in the first ten days.'),
    step('Week 8', 'The keys', 'Offers, conditions and the closing day, and how you help with each.'),
  ],
  buttonList: [{ text: 'Book a first meeting', action: 'contact-agent', type: 'link' }],
};
