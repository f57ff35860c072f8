import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { readSettings } from '../../operations/read-website.ts';
import { listDesigns } from '../../operations/view-form.ts';
import { requireAgent } from '../require-agent.ts';

const REDFORMS = '/space/:spaceID/app/redforms';

const managed = z.object({
  integrations: z.object({ forms: z.object({ managerUrl: z.url({ protocol: /^https?$/ }) }) }),
});

/** The forms of a space for agents, and the URL of its forms manager. */
export function formDesignRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(`${REDFORMS}/designs/all`, async (c) => {
      const { spaceID: spaceId } = c.req.param();
      await requireAgent(context, c.req.raw, spaceId);

      return c.json({ designs: await listDesigns(context, spaceId) });
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
