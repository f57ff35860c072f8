import { postPath } from '#domain/blog/post-path.ts';
import { zoneOffset } from '#domain/calendar/zone-offset.ts';
import type { PostList } from '#engine/operations/blog/list-posts.ts';
import type { StoredCategory, StoredPost } from '#engine/store/blog/post-table.ts';

type Shared = Pick<PostList, 'categories' | 'timeZone'>;

/** A post in the shape of the WordPress JSON plugin. */
export function wordPressPost(post: StoredPost, { categories, timeZone }: Shared) {
  const { id, slug, publishedAt, document } = post;
  const date = localTime(publishedAt, timeZone);
  const own = categories.filter((category) => post.categories.includes(category.slug));

  return {
    ID: id,
    title: encode(document.title),
    status: 'publish',
    type: 'post',
    author: { ID: post.authorId ?? 0, name: document.authorName },
    content: document.content,
    parent: null,
    link: postPath({ date, slug }),
    date,
    modified: date,
    format: 'standard',
    slug,
    guid: postPath({ date, slug }),
    excerpt: `<p>${encode(document.excerpt)}</p>\n`,
    menu_order: 0,
    comment_status: 'closed',
    ping_status: 'closed',
    sticky: document.sticky ?? false,
    date_tz: timeZone,
    date_gmt: publishedAt.toISOString().slice(0, 19),
    modified_tz: timeZone,
    modified_gmt: publishedAt.toISOString().slice(0, 19),
    featured_image: document.image ? attachment(document.image) : null,
    homes_path: document.homesPath ?? null,
    terms: own.length > 0 ? { category: own.map((category) => wordPressTerm(category, categories)) } : {},
  };
}

/** A category in the shape of the plugin; a child has its parent. */
export function wordPressTerm(category: StoredCategory, categories: readonly StoredCategory[]): object {
  const parent = categories.find(({ slug }) => slug === category.parentSlug);

  return {
    ID: category.id,
    name: encode(category.name),
    slug: category.slug,
    description: encode(category.description),
    taxonomy: 'category',
    parent: parent && parent !== category ? wordPressTerm({ ...parent, parentSlug: null }, categories) : null,
    count: category.count,
  };
}

function attachment({ url, width, height, alt = '' }: NonNullable<StoredPost['document']['image']>) {
  return { title: encode(alt), is_image: true, source: url, attachment_meta: { width, height, sizes: {} } };
}

/** The plugin's texts are HTML. */
function encode(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `2026-11-21T09:30:00` in local time. */
function localTime(instant: Date, timeZone: string): string {
  const local = instant.getTime() + zoneOffset(instant, timeZone);

  return new Date(local).toISOString().slice(0, 19);
}
