import type { PostDocument } from '#engine/store/blog/post-table.ts';
import type { Post } from './site.ts';

const DAY_MS = 86_400_000;
/** All illustrations have one size. */
const IMAGE = { width: 1600, height: 1200 };

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Rows of `posts`. */
export function postRows(spaceId: string, posts: readonly Post[], now: Date) {
  return posts.map((post, index) => {
    const published = new Date(now.getTime() - post.daysAgo * DAY_MS);
    published.setUTCHours(15, 0, 0, 0);

    return {
      space_id: spaceId,
      id: index + 1,
      slug: post.slug,
      published_at: published.toISOString(),
      categories: [post.category],
      document: {
        title: post.title,
        content: post.paragraphs.map(paragraph).join(''),
        excerpt: post.excerpt,
        authorName: post.author,
        image: { url: post.image, alt: post.imageAlt, ...IMAGE },
      } satisfies PostDocument,
    };
  });
}

/** Rows of `post_categories`, in the order of the posts. */
export function categoryRows(spaceId: string, posts: readonly Post[]) {
  return [...new Set(posts.map(({ category }) => category))].map((slug, index) => ({
    space_id: spaceId,
    id: index + 1,
    slug,
    name: categoryName(slug),
    description: '',
    parent_slug: null,
  }));
}

function paragraph(text: string): string {
  return text.startsWith('# ') ? `<h2>${escapeHtml(text.slice(2))}</h2>` : `<p>${escapeHtml(text)}</p>`;
}

function categoryName(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}
