import type { NewsletterState } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<NewsletterState> = {
  title: { html: 'The local market, once a month', size: 'h2' },
  text: {
    html: '<p>New listings, sold prices and what they mean for your street. Say what you send and how often; every mail has a link to unsubscribe.</p>',
  },
};
