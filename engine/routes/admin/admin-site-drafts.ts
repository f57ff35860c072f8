import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { discardSiteDraft, readSiteDrafts, saveSiteDraft } from '../../operations/site-drafts.ts';
import type { StoredSiteDraft } from '../../store/pages/site-draft-table.ts';
import { SETTINGS } from './admin-settings.ts';
import { accept, parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';
import { ifMatch } from '../revisions.ts';

const DRAFTS = '/space/:spaceID/app/website/admin/site-drafts';

const draftBody = z.object({
  value: z.unknown(),
  base: z.record(z.string(), z.unknown(), { error: 'It is what the draft began with' }),
  baseRevision: z.number({ error: 'It is the revision that was live' }).int().positive(),
});

/** The signed-in agent's unsaved changes of shared settings (decision 0020). */
export function adminSiteDraftRoutes(context: EngineContext): Hono {
  const admit = async (c: Context) => {
    const { spaceID: spaceId = '' } = c.req.param() as Record<string, string>;
    const agent = await requireAgent(context, c.req.raw, spaceId);

    return { agent: { spaceId, agentUid: agent.subject }, savedBy: savedByName(agent) };
  };
  const admitToPart = async (c: Context) => {
    const { agent, savedBy } = await admit(c);
    const settings = SETTINGS.find(({ name }) => name === c.req.param('part'));
    if (!settings) throw notFound('This part of a site');

    return { key: { ...agent, part: settings.name, savedBy, revision: ifMatch(c.req.raw) }, settings };
  };

  return new Hono()
    .get(DRAFTS, async (c) => {
      const { agent } = await admit(c);
      const drafts = await readSiteDrafts(context, agent);

      return c.json({ drafts });
    })
    .put(`${DRAFTS}/:part`, async (c) => {
      const { key, settings } = await admitToPart(c);
      const body = parse(draftBody, await readBody(c.req.raw));
      const value = accept(settings.check(body.value, context.parts));
      const { draft, isNew } = await saveSiteDraft(context, { ...key, ...body, value });

      return sendDraft(c, draft, isNew ? 201 : 200);
    })
    .delete(`${DRAFTS}/:part`, async (c) => {
      const { key } = await admitToPart(c);
      await discardSiteDraft(context, key);

      return c.body(null, 204);
    });
}

function sendDraft(c: Context, draft: StoredSiteDraft, status: 200 | 201) {
  return c.json(draft, status, { ETag: `"${draft.revision}"` });
}
