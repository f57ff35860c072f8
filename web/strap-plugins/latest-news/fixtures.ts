import { testPost } from '#web/src/blog/test-post.ts';
import { defaultState, type LatestNewsState } from './parts.ts';

export const fixtures: Record<string, LatestNewsState> = {
  'the two newest': defaultState,
  'four of a category': {
    ...defaultState,
    title: { html: 'From the market', size: 'h2' },
    posts_per_page: 4,
    category: 'market',
  },
};

/** Data of the query for rendering the fixtures. */
export const data = {
  posts: {
    posts: [
      testPost(),
      testPost({ id: '13', title: 'Three streets to walk first', image: null, categories: [] }),
      testPost({ id: '14', title: 'What the winter market is like', excerpt: '' }),
    ],
  },
};
