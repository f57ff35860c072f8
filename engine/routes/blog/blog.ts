import { Hono } from 'hono';
import type { EngineContext } from '#engine/context.ts';
import { listPostCategories } from '#engine/operations/blog/list-posts.ts';
import { wordPressTerm } from './wordpress.ts';

/** The blog of a space in the shape of the WordPress JSON plugin; its base URL is `{engine}/blog/{spaceID}`. Its posts are a call of `read-calls.ts`. */
export function blogRoutes(context: EngineContext): Hono {
  const app = new Hono();

  app.get('/blog/:spaceID/wp-json/taxonomies/category/terms', async (c) => {
    const spaceId = c.req.param('spaceID');
    const { categories } = await listPostCategories(context, spaceId);

    return c.json(categories.map((category) => wordPressTerm(category, categories)));
  });

  return app;
}
