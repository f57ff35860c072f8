import type { Review, ReviewsState } from './parts.ts';

const review = (text: string, author: string): Review => ({
  stars: 5,
  text: { html: `<p>${text}</p>` },
  author,
  source: 'Google',
  date: '',
  href: '',
});

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<ReviewsState> = {
  title: { html: 'What clients write about us', size: 'h2' },
  items: [
    review(
      'Copy a review word for word, and link to it: visitors look it up. Two or three sentences are read to the end.',
      'Name of a seller',
    ),
    review('Choose one that tells what happened, not only that everything was great.', 'Name of a buyer'),
    review(
      'A third one about something else: patience with a first purchase, or a sale from far away. Give it the stars it has.',
      'Name of a first-time buyer',
    ),
  ],
};
