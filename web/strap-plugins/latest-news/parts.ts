import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const POSTS_MAX = 12;

export const parts = defineParts({
  title: part.heading('Heading', 'Latest News'),
  posts_per_page: part.number('How many posts', 2, { min: 1, max: POSTS_MAX }),
  orderby: part.choice('Order by', { date: 'Date', title: 'Title' }, 'date'),
  order: part.choice('Direction', { DESC: 'Newest or last first', ASC: 'Oldest or first first' }, 'DESC'),
  category: part.category('Category'),
  more: part.link('Link to more', { text: 'Read more', href: '/blog', type: 'link' }),
});

export type LatestNewsState = StateOf<typeof parts>;

export const defaultState: LatestNewsState = initialState(parts);
