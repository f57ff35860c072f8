import { expect, test } from 'vitest';
import { blogFilters } from './blog-query.ts';

test('a blog query defaults to two posts, by date, newest first [R7.097 R7.098 R7.099]', () => {
  expect(blogFilters({})).toEqual({
    'filter[posts_per_page]': '2',
    'filter[orderby]': 'date',
    'filter[order]': 'DESC',
  });
});

test('a category, a page and another order are requested by name', () => {
  expect(
    blogFilters({ page: 3, perPage: 12, orderBy: 'title', order: 'ASC', category: 'market-reports' }),
  ).toEqual({
    'filter[posts_per_page]': '12',
    'filter[orderby]': 'title',
    'filter[order]': 'ASC',
    'filter[category_name]': 'market-reports',
    page: '3',
  });
});
