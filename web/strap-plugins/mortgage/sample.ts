import type { MortgageState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<MortgageState> = {
  text: {
    html: '<p>Begin with the price of a home you like. Say here which lenders or brokers you recommend, and that the figures are an estimate.</p>',
  },
  buttonList: [
    { text: 'Search homes', href: '/search', type: 'link' },
    { text: 'Ask about financing', action: 'contact-agent', type: 'link' },
  ],
};
