import { testAgent } from '#web/src/agents/test-agent.ts';
import { testPost } from '#web/src/blog/test-post.ts';
import { testListing } from '#web/src/listing/test-listing.ts';
import { type BlogPostState, defaultState } from './parts.ts';

export const fixtures: Record<string, BlogPostState> = {
  'the post of the address': defaultState,
  'one post, its text alone': {
    slug: 'what-a-basement-tells-you',
    showDate: false,
    showAuthor: false,
    authorCard: false,
    homes: false,
    share: false,
    subscribe: false,
  },
};

/** Data of the query for rendering the fixtures. */
export const data = {
  post: {
    ...testPost(),
    content:
      '<p>Bring a torch and look at the corners first.</p><h2>Water</h2><p>A white line on the wall is where it stood.</p>',
    author: testAgent(),
    homes: [testListing()],
    homesPath: '/search',
  },
  posts: { posts: [testPost(), testPost({ id: '13', path: '/blog/2026/02/11/walk', title: 'Walk first' })] },
};
