import { testPost } from '#web/src/blog/test-post.ts';
import { type BlogFeedState, defaultState } from './parts.ts';

export const fixtures: Record<string, BlogFeedState> = {
  'the two newest': defaultState,
  'a category in rows, with pages': {
    ...defaultState,
    title: { html: 'About buying', size: 'h1' },
    posts_per_page: 10,
    category: 'buying',
    layout: 'rows',
    pages: true,
    more: { text: '' },
  },
};

/** Data of the query for rendering the fixtures. */
export const data = {
  posts: {
    total: 2,
    page: 1,
    pageCount: 1,
    posts: [
      testPost(),
      testPost({
        id: '13',
        path: '/blog/2026/02/11/three-streets-to-walk-first',
        title: 'Three streets to walk first',
        excerpt: 'Sunday morning, coffee in hand, before you open a single listing.',
        date: '2026-11-02T16:00:00Z',
        image: null,
        categories: [{ name: 'Neighbourhoods', path: '/blog/category/neighbourhoods' }],
      }),
    ],
  },
};

/** Empty data of the query. */
export const empty = { posts: { total: 0, page: 1, pageCount: 1, posts: [] } };
