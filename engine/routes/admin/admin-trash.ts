import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { listTrash, purgePage, restorePage } from '../../operations/pages/page-trash.ts';
import { sendPage } from './admin-pages.ts';
import { parse, parseQuery } from '../parse.ts';
import { requireAgent, savedByName } from '../require-agent.ts';

const TRASH = '/space/:spaceID/app/website/admin/trash';

const pageKey = z.uuid({ error: 'A page in the trash has a key of the trash list' });
const restoreQuery = z.object({ slug: z.string().optional() });

/** The deleted pages of a space. */
export function adminTrashRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(TRASH, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId);

      return c.json({ pages: await listTrash(context, spaceId) });
    })
    .post(`${TRASH}/:key/restore`, async (c) => {
      const spaceId = c.req.param('spaceID');
      const agent = await requireAgent(context, c.req.raw, spaceId, 'pages');
      const key = parse(pageKey, c.req.param('key'), 'key');
      const { slug } = parseQuery(restoreQuery, c.req.raw);

      return sendPage(
        c,
        await restorePage(context, { spaceId, key, slug, savedBy: savedByName(agent) }),
        201,
      );
    })
    .delete(`${TRASH}/:key`, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId, 'pages');
      await purgePage(context, { spaceId, key: parse(pageKey, c.req.param('key'), 'key') });

      return c.body(null, 204);
    });
}
