import type { PostCard_PostFragment } from './post-card.generated.ts';

/** A post as the API returns it for a card. */
export function testPost(changes: Partial<PostCard_PostFragment> = {}): PostCard_PostFragment {
  return {
    id: '12',
    path: '/blog/2026/14/11/what-a-basement-tells-you',
    title: 'What a basement tells you',
    excerpt: 'Bring a torch, look at the corners, and ask when the furnace was last opened.',
    date: '2026-11-14T16:00:00Z',
    authorName: 'Marta Wasylenko',
    image: {
      url: '/_files/demo/scenes/street-golden.jpg',
      width: 1600,
      height: 1067,
      alt: 'A valley in autumn',
    },
    categories: [{ name: 'Buying', path: '/blog/category/buying' }],
    ...changes,
  };
}
