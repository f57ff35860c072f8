import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { checkCategory, checkPost, POST_STATES } from '#domain/blog/post-schema.ts';
import type { EngineContext } from '#engine/context.ts';
import { notFound } from '#engine/errors.ts';
import {
  deleteCategory,
  listWrittenCategories,
  saveCategory,
} from '#engine/operations/blog/edit-categories.ts';
import {
  deleteWrittenPost,
  listWrittenPosts,
  readWrittenPost,
  saveWrittenPost,
  type WrittenPostView,
} from '#engine/operations/blog/edit-posts.ts';
import { accept, parseQuery } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';
import { etag, ifMatch } from '../revisions.ts';

const POSTS = '/space/:spaceID/app/blog/posts';
const CATEGORIES = '/space/:spaceID/app/blog/categories';

const query = z.object({
  state: z.enum([...POST_STATES, 'scheduled']).optional(),
  text: z.string().trim().min(1).max(200).optional(),
  slug: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
});

/** The posts of a space's own blog as they are written: drafts, scheduled and published ones, and the categories. */
export function writtenPostRoutes(context: EngineContext): Hono {
  const agentOf = async (c: Context) => {
    const right = c.req.method === 'GET' ? 'read' : 'pages';
    const claims = await requireAgent(context, c.req.raw, c.req.param('spaceID') ?? '', right);

    return { spaceId: claims.spaceId, savedBy: savedByName(claims) };
  };

  return new Hono()
    .get(POSTS, async (c) => {
      const { spaceId } = await agentOf(c);
      const { page, size, ...filter } = parseQuery(query, c.req.raw);

      return c.json(await listWrittenPosts(context, { ...filter, spaceId, from: (page - 1) * size, size }));
    })
    .post(POSTS, async (c) => {
      const agent = await agentOf(c);
      const post = accept(checkPost(await readBody(c.req.raw)));

      return sendPost(c, await saveWrittenPost(context, { ...agent, id: null, post }), 201);
    })
    .get(`${POSTS}/:id`, async (c) => {
      const { spaceId } = await agentOf(c);

      return sendPost(c, await readWrittenPost(context, { spaceId, id: idOf(c, 'This post') }));
    })
    .put(`${POSTS}/:id`, async (c) => {
      const agent = await agentOf(c);
      const [id, revision] = [idOf(c, 'This post'), ifMatch(c.req.raw)];
      const post = accept(checkPost(await readBody(c.req.raw)));

      return sendPost(c, await saveWrittenPost(context, { ...agent, id, post, revision }));
    })
    .delete(`${POSTS}/:id`, async (c) => {
      const { spaceId } = await agentOf(c);
      await deleteWrittenPost(context, { spaceId, id: idOf(c, 'This post'), revision: ifMatch(c.req.raw) });

      return c.body(null, 204);
    })
    .get(CATEGORIES, async (c) => {
      const { spaceId } = await agentOf(c);

      return c.json({ categories: await listWrittenCategories(context, spaceId) });
    })
    .post(CATEGORIES, async (c) => {
      const { spaceId } = await agentOf(c);
      const category = accept(checkCategory(await readBody(c.req.raw)));

      return c.json(await saveCategory(context, { spaceId, id: null, category }), 201);
    })
    .put(`${CATEGORIES}/:id`, async (c) => {
      const { spaceId } = await agentOf(c);
      const id = idOf(c, 'This category');
      const category = accept(checkCategory(await readBody(c.req.raw)));

      return c.json(await saveCategory(context, { spaceId, id, category }));
    })
    .delete(`${CATEGORIES}/:id`, async (c) => {
      const { spaceId } = await agentOf(c);
      await deleteCategory(context, { spaceId, id: idOf(c, 'This category') });

      return c.body(null, 204);
    });
}

function sendPost(c: Context, post: WrittenPostView, status: 200 | 201 = 200) {
  return c.json(post, status, etag(post));
}

function idOf(c: Context, name: string): number {
  const id = c.req.param('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound(name);

  return Number(id);
}
