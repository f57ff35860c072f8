import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import type { TokenClaims } from '../../identity/provider/token-claims.ts';
import {
  applyTemplate,
  listFormerSites,
  pageOfStart,
  restoreFormerSite,
  sampleOfTemplate,
} from '../../operations/sites/apply-template.ts';
import {
  discardDesignDraft,
  draftDesign,
  lookOfTemplate,
  publishDesignDraft,
  readDesignDraft,
} from '../../operations/sites/design-draft.ts';
import { SITE_TEMPLATES } from '../../operations/sites/templates/site-templates.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';

const ADMIN = '/space/:spaceID/app/website/admin';

const application = z.object({
  replace: z.boolean().default(false),
  keepTheme: z.boolean().default(false),
});
const drafting = z.object({ withPages: z.boolean(), replace: z.boolean().default(false) });
const formerId = z.uuid({ error: 'A former site has an id of the list of former sites' });

const authorOf = (agent: TokenClaims) => ({ savedBy: savedByName(agent), agentUid: agent.subject });

/** Whole-site templates, ready pages, a design as a draft, and the sites that designs took the place of. */
export function adminTemplateRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(`${ADMIN}/templates`, async (c) => {
      await requireAgent(context, c.req.raw, c.req.param('spaceID'));

      return c.json({ templates: SITE_TEMPLATES });
    })
    .get(`${ADMIN}/templates/:template`, async (c) => {
      const { spaceID: spaceId, template } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);

      return c.json(await sampleOfTemplate(context, { spaceId, template }));
    })
    .post(`${ADMIN}/templates/:template/apply`, async (c) => {
      const { spaceID: spaceId, template } = c.req.param();
      const agent = await requireAgent(context, c.req.raw, spaceId);
      const choice = parse(application, await readBody(c.req.raw));

      return c.json(await applyTemplate(context, { spaceId, template, ...choice, ...authorOf(agent) }));
    })
    .get(`${ADMIN}/page-starts/:start`, async (c) => {
      const { spaceID: spaceId, start } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);
      const { name = '', sample } = c.req.query();

      return c.json(await pageOfStart(context, { spaceId, start, name, isSample: sample === 'true' }));
    })
    .get(`${ADMIN}/templates/:template/look`, async (c) => {
      const { spaceID: spaceId, template } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);

      return c.json(await lookOfTemplate(context, { spaceId, template }));
    })
    .post(`${ADMIN}/templates/:template/draft`, async (c) => {
      const { spaceID: spaceId, template } = c.req.param();
      const agent = await requireAgent(context, c.req.raw, spaceId);
      const choice = parse(drafting, await readBody(c.req.raw));

      return c.json(await draftDesign(context, { spaceId, template, ...choice, ...authorOf(agent) }));
    })
    .get(`${ADMIN}/design-draft`, async (c) => {
      const spaceId = c.req.param('spaceID');
      const { subject: agentUid } = await requireAgent(context, c.req.raw, spaceId);

      return c.json({ draft: await readDesignDraft(context, { spaceId, agentUid }) });
    })
    .post(`${ADMIN}/design-draft/publish`, async (c) => {
      const spaceId = c.req.param('spaceID');
      const agent = await requireAgent(context, c.req.raw, spaceId);

      return c.json(await publishDesignDraft(context, { spaceId, ...authorOf(agent) }));
    })
    .delete(`${ADMIN}/design-draft`, async (c) => {
      const spaceId = c.req.param('spaceID');
      const agent = await requireAgent(context, c.req.raw, spaceId);
      await discardDesignDraft(context, { spaceId, ...authorOf(agent) });

      return c.json({ ok: true });
    })
    .get(`${ADMIN}/former-sites`, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId);

      return c.json({ sites: await listFormerSites(context, spaceId) });
    })
    .post(`${ADMIN}/former-sites/:id/restore`, async (c) => {
      const spaceId = c.req.param('spaceID');
      const agent = await requireAgent(context, c.req.raw, spaceId);
      const id = parse(formerId, c.req.param('id'), 'id');

      return c.json(await restoreFormerSite(context, { spaceId, id, ...authorOf(agent) }));
    });
}
