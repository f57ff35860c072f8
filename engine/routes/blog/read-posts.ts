import { z } from 'zod';
import { BLOG_DEFAULTS, MAX_POSTS_PER_PAGE, POST_ORDERS } from '#domain/blog/blog-query.ts';
import { deepFreeze } from '#domain/json/deep-freeze.ts';
import type { EngineContext } from '#engine/context.ts';
import { listPostCategories, listPosts } from '#engine/operations/blog/list-posts.ts';
import { wordPressPost } from './wordpress.ts';

const whole = z.coerce.number().int();

/** Like WordPress: invalid values count as missing. */
const filters = z.object({
  page: whole.min(1).max(10_000).catch(1),
  'filter[posts_per_page]': whole
    .transform((size) => (size < 1 ? MAX_POSTS_PER_PAGE : Math.min(size, MAX_POSTS_PER_PAGE)))
    .catch(BLOG_DEFAULTS.posts_per_page),
  'filter[orderby]': z.enum(POST_ORDERS).catch(BLOG_DEFAULTS.orderby),
  'filter[order]': z
    .string()
    .toUpperCase()
    .pipe(z.enum(['ASC', 'DESC']))
    .catch(BLOG_DEFAULTS.order),
  'filter[category_name]': z.string().min(1).optional().catch(undefined),
  'filter[name]': z.string().min(1).optional().catch(undefined),
});

/** A list of posts and its length. */
type PostsResponse = { json: unknown; headers: Record<string, string> };

/**
 * The posts of a space in the shape of the WordPress JSON plugin. The lists that straps show are the same object until their
 * space changes or a scheduled post appears; those that anybody can make up, and those of who is signed in, are read each time.
 */
export async function readPosts(
  context: EngineContext,
  spaceId: string,
  query: URLSearchParams,
  isSignedIn: boolean,
): Promise<PostsResponse> {
  const params = filters.parse(Object.fromEntries(query));
  const { page, 'filter[name]': slug, 'filter[category_name]': category } = params;
  const perPage = params['filter[posts_per_page]'];
  const [orderBy, order] = [params['filter[orderby]'], params['filter[order]']];
  const once = <T>(key: string, read: () => Promise<T>, untilOf: (made: T) => Date | null): Promise<T> =>
    isSignedIn ? read() : context.cache.getExact(spaceId, key, async () => deepFreeze(await read()), untilOf);

  const { categories, nextPostAt } = await once(
    'post categories',
    () => listPostCategories(context, spaceId),
    (made) => made.nextPostAt,
  );
  const read = async (): Promise<PostsResponse> => {
    const list = await listPosts(context, {
      spaceId,
      categories,
      slug: slug === undefined ? undefined : decoded(slug),
      category,
      orderBy,
      order,
      page,
      perPage,
    });
    return {
      json: list.posts.map((post) => wordPressPost(post, list)),
      headers: {
        'X-WP-Total': String(list.total),
        'X-WP-TotalPages': String(Math.ceil(list.total / perPage)),
      },
    };
  };

  const isOfSite = category === undefined || categories.some((known) => known.slug === category);
  if (slug !== undefined || page > 1 || !isOfSite) return read();
  return once(`posts ${JSON.stringify([category, orderBy, order, perPage])}`, read, () => nextPostAt);
}

/** Slugs in other scripts arrive encoded once or twice. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
