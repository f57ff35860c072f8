import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { checkPage } from '#domain/page/page-schema.ts';
import type { EngineContext } from '../../context.ts';
import { copyPage } from '../../operations/pages/copy-page.ts';
import { deletePage } from '../../operations/pages/delete-page.ts';
import { listPages } from '../../operations/pages/list-pages.ts';
import { orderPages } from '../../operations/pages/order-pages.ts';
import { readPage } from '../../operations/pages/read-page.ts';
import { savePage } from '../../operations/pages/save-page.ts';
import type { StoredPage } from '../../store/pages/page-table.ts';
import { accept, parse, parseQuery } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';
import { ifMatch, revisionHeaders, revisionIn } from '../revisions.ts';

const LIST = '/space/:spaceID/app/website/admin/page';
const published = z
  .enum(['true', 'false'], { error: 'It is true or false' })
  .transform((text) => text === 'true')
  .optional();
const saveQuery = z.object({ published, formerPath: z.string().optional() });
const orderBody = z.object({ slugs: z.array(z.string()).max(10_000) });
const copyQuery = z.object({
  newPageID: z.string({ error: 'newPageID is the address of the copy' }),
  published,
});

/** An agent's calls for the pages of a space. */
export function adminPageRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(LIST, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId);

      return c.json({ pages: await listPages(context, spaceId) });
    })
    .put(`${LIST}-order`, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId, 'pages');
      const { slugs } = parse(orderBody, await readBody(c.req.raw));

      return c.json({ slugs: await orderPages(context, { spaceId, slugs }) });
    })
    .get(`${LIST}/:pageID`, async (c) => {
      const { spaceID: spaceId, pageID: slug } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);

      return sendPage(c, await readPage(context, { spaceId, slug }));
    })
    .put(`${LIST}/:pageID`, async (c) => {
      const { spaceID: spaceId, pageID: slug } = c.req.param();
      const agent = await requireAgent(context, c.req.raw, spaceId, 'pages');
      const [revision, draftRevision] = [ifMatch(c.req.raw), revisionIn(c.req.raw, 'draft-revision')];
      const query = parseQuery(saveQuery, c.req.raw);
      const page = accept(checkPage(await readBody(c.req.raw), context.parts));
      const savedBy = savedByName(agent);
      const input = { spaceId, slug, page, ...query, revision, draftRevision, savedBy };
      const { stored, isNew } = await savePage(context, input);

      return sendPage(c, stored, isNew ? 201 : 200);
    })
    .delete(`${LIST}/:pageID`, async (c) => {
      const { spaceID: spaceId, pageID: slug } = c.req.param();
      const agent = await requireAgent(context, c.req.raw, spaceId, 'pages');
      const [revision, deletedBy] = [ifMatch(c.req.raw), savedByName(agent)];
      await deletePage(context, { spaceId, slug, revision, deletedBy });

      return c.body(null, 204);
    })
    .post(`${LIST}/:pageID/copy`, async (c) => {
      const { spaceID: spaceId, pageID: slug } = c.req.param();
      const agent = await requireAgent(context, c.req.raw, spaceId, 'pages');
      const { newPageID: newSlug, published } = parseQuery(copyQuery, c.req.raw);

      return sendPage(
        c,
        await copyPage(context, { spaceId, slug, newSlug, published, savedBy: savedByName(agent) }),
        201,
      );
    });
}

/** The page with its revision, and whether visitors see it. */
export function sendPage(c: Context, stored: StoredPage, status: 200 | 201 = 200) {
  return c.json(stored.page, status, {
    ...revisionHeaders(stored),
    'x-published': String(stored.published),
  });
}
