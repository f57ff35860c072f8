import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Blog'),
  text: part.richText('Text'),
  posts_per_page: part.number('How many posts', 2, { min: 1, max: 100 }),
  orderby: part.choice('Order by', { date: 'Date', title: 'Title' }, 'date'),
  order: part.choice('Direction', { DESC: 'Newest or last first', ASC: 'Oldest or first first' }, 'DESC'),
  category: part.category('Category'),
  layout: part.choice(
    'Layout',
    { grid: 'Cards side by side', rows: 'One below the other', editorial: 'The first one large' },
    'grid',
  ),
  pages: part.toggle('Page numbers below', false),
  categories: part.toggle('Links to the categories above', false),
  more: part.link('Link to more', { text: 'All posts', href: '/blog', type: 'link' }),
});

export type BlogFeedState = StateOf<typeof parts>;

export const defaultState: BlogFeedState = initialState(parts);
