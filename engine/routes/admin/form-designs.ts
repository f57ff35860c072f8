import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { readSettings } from '../../operations/read-website.ts';
import { formDesign } from '#domain/contact/form-design-schema.ts';
import {
  addDesign,
  type Design,
  listDesigns,
  removeDesign,
  saveDesign,
} from '../../operations/form-designs.ts';
import { revisionRequired } from '../../operations/stale-revision.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent } from '../require-agent.ts';
import { etag, ifMatch } from '../revisions.ts';

const REDFORMS = '/space/:spaceID/app/redforms';

const managed = z.object({
  integrations: z.object({ forms: z.object({ managerUrl: z.url({ protocol: /^https?$/ }) }) }),
});

/** The forms of a space for agents, and the URL of its forms manager. */
export function formDesignRoutes(context: EngineContext): Hono {
  const respond = (c: Context, design: Design, status: 200 | 201 = 200) =>
    c.json(design, status, design.revision === null ? {} : etag({ revision: design.revision }));

  return new Hono()
    .get(`${REDFORMS}/designs/all`, async (c) => {
      const { spaceID: spaceId } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);

      return c.json({ designs: await listDesigns(context, spaceId) });
    })
    .post(`${REDFORMS}/designs`, async (c) => {
      const { spaceID: spaceId } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);
      const design = parse(formDesign, await readBody(c.req.raw));

      return respond(c, await addDesign(context, { spaceId, design }), 201);
    })
    .put(`${REDFORMS}/designs/:formID`, async (c) => {
      const { spaceID: spaceId, formID: id } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);
      const revision = ifMatch(c.req.raw);
      const design = parse(formDesign, await readBody(c.req.raw));

      return respond(c, await saveDesign(context, { spaceId, id, revision, design }));
    })
    .delete(`${REDFORMS}/designs/:formID`, async (c) => {
      const { spaceID: spaceId, formID: id } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);
      const revision = ifMatch(c.req.raw);
      if (revision === undefined) throw revisionRequired();
      await removeDesign(context, { spaceId, id, revision });

      return c.json({ deleted: true });
    })
    .get(`${REDFORMS}/:agentUid/redirectUrl`, async (c) => {
      const { spaceID: spaceId, agentUid } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);
      const { body } = await readSettings(context, { spaceId, name: 'website' });
      const website = managed.safeParse(body);
      if (!website.success) throw notFound('A forms manager of this space');

      const loginUrl = new URL(website.data.integrations.forms.managerUrl);
      loginUrl.searchParams.set('agent', agentUid);
      return c.json({ loginUrl: loginUrl.href });
    });
}
