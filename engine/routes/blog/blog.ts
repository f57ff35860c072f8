import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { BLOG_DEFAULTS, MAX_POSTS_PER_PAGE, POST_ORDERS } from '#domain/blog/blog-query.ts';
import type { EngineContext } from '#engine/context.ts';
import { listPostCategories, listPosts, type PostList } from '#engine/operations/blog/list-posts.ts';
import { wordPressPost, wordPressTerm } from './wordpress.ts';

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

/** The blog of a space in the shape of the WordPress JSON plugin; its base URL is `{engine}/blog/{spaceID}`. */
export function blogRoutes(context: EngineContext): Hono {
  const app = new Hono();

  app.get('/blog/:spaceId/wp-json/posts', async (c) => {
    const query = filters.parse(c.req.query());
    const perPage = query['filter[posts_per_page]'];
    const slug = query['filter[name]'];
    const list = await listPosts(context, {
      spaceId: c.req.param('spaceId'),
      slug: slug === undefined ? undefined : decoded(slug),
      category: query['filter[category_name]'],
      orderBy: query['filter[orderby]'],
      order: query['filter[order]'],
      page: query.page,
      perPage,
    });

    return sendPosts(c, list, perPage);
  });

  app.get('/blog/:spaceId/wp-json/taxonomies/category/terms', async (c) => {
    const spaceId = c.req.param('spaceId');
    const categories = await listPostCategories(context, spaceId);

    return c.json(categories.map((category) => wordPressTerm(category, categories)));
  });

  return app;
}

function sendPosts(c: Context, list: PostList, perPage: number) {
  c.header('X-WP-Total', String(list.total));
  c.header('X-WP-TotalPages', String(Math.ceil(list.total / perPage)));

  return c.json(list.posts.map((post) => wordPressPost(post, list)));
}

/** Slugs in other scripts arrive encoded once or twice. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
