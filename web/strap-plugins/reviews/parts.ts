import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';

const REVIEW = defineParts({
  stars: part.number('Stars', 5, { min: 1, max: 5 }),
  text: part.richText('What it says', '<p>A review.</p>'),
  author: part.text('Who wrote it', 'Name'),
  source: part.text('Where', 'Google'),
  date: part.text('When'),
  href: part.url('Link to the review'),
});
export type Review = StateOf<typeof REVIEW>;

export const parts = defineParts({
  title: part.heading('Heading', 'Reviews'),
  text: part.richText('Text'),
  layout: part.choice(
    'Layout',
    { columns: 'Side by side', row: 'A row to swipe', lead: 'The first large, the others beside it' },
    'columns',
  ),
  items: needed(part.list('Reviews', 'Review', REVIEW, [])),
  buttonList: part.links('Buttons'),
});

export type ReviewsState = StateOf<typeof parts>;

export const defaultState: ReviewsState = initialState(parts);
