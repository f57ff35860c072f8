import type { FaqState, Question } from './parts.ts';

const question = (text: string, answer: string): Question => ({
  question: { html: text, size: 'h3' },
  answer: { html: `<p>${answer}</p>` },
});

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<FaqState> = {
  title: { html: 'What clients ask us first', size: 'h2' },
  text: {
    html: '<p>Four or five are enough. Take the ones from your own inbox, and answer them as you would by phone.</p>',
  },
  items: [
    question(
      'What does a first meeting cost?',
      'Say whether it is free, how long it takes, and that nobody has to sign anything.',
    ),
    question(
      'How long does it take to sell a home?',
      'Give the days from listing to sale in your area, and the weeks of preparation before. Name the source of the figure.',
    ),
    question(
      'Should we sell first or buy first?',
      'Explain when each order works, what bridge financing is, and what you look at before you advise.',
    ),
    question(
      'What do we need before we see homes?',
      'A pre-approval from a lender, a list of what matters most, and a time to meet. Say how you help with the first.',
    ),
  ],
  buttonList: [{ text: 'Ask us a question', action: 'contact-agent', type: 'link' }],
};
