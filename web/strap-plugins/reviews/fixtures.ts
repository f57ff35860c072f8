import { defaultState, type ReviewsState } from './parts.ts';

const review = (stars: number, text: string, [author, source, date]: [string, string, string]) => ({
  stars,
  text: { html: `<p>${text}</p>` },
  author,
  source,
  date,
  href: '',
});

const FIVE = [
  review(5, 'Claire moved one armchair and took down one curtain. I wanted to buy the house back.', [
    'Dieter H.',
    'Google',
    'May 2026',
  ]),
  review(5, 'We had three offers on Sunday and one page that compared them.', [
    'Ana and Jo',
    'RankMyAgent',
    'February 2026',
  ]),
  review(
    4,
    'The house took longer than they said, which they had said it might. Everything else was on the day. We would ask them again, and we have told the neighbours.',
    ['M. Okafor', 'Google', 'November 2025'],
  ),
  review(5, 'Read all the condo papers so that I did not have to.', ['Lise', 'Facebook', 'June 2025']),
  review(3, 'Good people, small parking lot.', ['R. Menon', 'Google', 'April 2025']),
];

export const fixtures: Record<string, ReviewsState> = {
  'three reviews': {
    ...defaultState,
    title: { html: 'What they write about us', size: 'h2' },
    items: FIVE.slice(0, 3),
    buttonList: [{ text: 'All reviews on Google', href: 'https://www.google.com/maps', type: 'link' }],
  },
  'a row to swipe': { ...defaultState, layout: 'row', items: FIVE },
  'the first large': { ...defaultState, layout: 'lead', items: FIVE.slice(0, 3) },
  'nothing yet': { ...defaultState, items: [] },
};
