import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import type { TokenClaims } from '../../identity/provider/token-claims.ts';
import {
  applyTemplate,
  listFormerSites,
  restoreFormerSite,
  siteOfTemplate,
} from '../../operations/sites/apply-template.ts';
import { SITE_TEMPLATES } from '../../operations/sites/templates/site-templates.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';

const ADMIN = '/space/:spaceID/app/website/admin';

const application = z.object({
  replace: z.boolean().default(false),
  keepTheme: z.boolean().default(false),
});
const formerId = z.uuid({ error: 'A former site has an id of the list of former sites' });

const authorOf = (agent: TokenClaims) => ({ savedBy: savedByName(agent), agentUid: agent.subject });

/** Whole-site templates, and the sites they took the place of. */
export function adminTemplateRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(`${ADMIN}/templates`, async (c) => {
      await requireAgent(context, c.req.raw, c.req.param('spaceID'));

      return c.json({ templates: SITE_TEMPLATES });
    })
    .get(`${ADMIN}/templates/:template`, async (c) => {
      const { spaceID: spaceId, template } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);

      return c.json(await siteOfTemplate(context, { spaceId, template }));
    })
    .post(`${ADMIN}/templates/:template/apply`, async (c) => {
      const { spaceID: spaceId, template } = c.req.param();
      const agent = await requireAgent(context, c.req.raw, spaceId);
      const choice = parse(application, await readBody(c.req.raw));

      return c.json(await applyTemplate(context, { spaceId, template, ...choice, ...authorOf(agent) }));
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
