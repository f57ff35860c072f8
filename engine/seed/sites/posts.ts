import type { PostTable } from '#engine/store/schema.ts';
import type { Post } from './site.ts';

const DAY_MS = 86_400_000;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Rows of `posts`; the document has the shape of the blog service (specification §7, "Blog"). */
export function postRows(spaceId: string, posts: readonly Post[], now: Date) {
  return posts.map(
    (post, i): Omit<PostTable, 'document' | 'published_at' | 'categories'> & Record<string, unknown> => {
      const published = new Date(now.getTime() - post.daysAgo * DAY_MS);
      published.setUTCHours(15, 0, 0, 0);
      return {
        space_id: spaceId,
        id: i + 1,
        slug: post.slug,
        published_at: published.toISOString(),
        categories: [post.category],
        document: {
          ID: i + 1,
          slug: post.slug,
          title: post.title,
          date: published.toISOString(),
          excerpt: `<p>${escapeHtml(post.excerpt)}</p>`,
          content: post.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
          featured_image: { source: post.image },
          terms: { category: [{ slug: post.category, name: categoryName(post.category) }] },
        },
      };
    },
  );
}

function categoryName(slug: string): string {
  return slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}
