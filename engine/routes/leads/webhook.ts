import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import {
  readWebhook,
  removeWebhook,
  replayDelivery,
  rotateSecret,
  saveWebhook,
  sendTestEvent,
} from '../../operations/leads/webhook.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent, savedByName } from '../require-agent.ts';

const WEBHOOK = '/space/:spaceID/app/webhook';

const endpoint = z.object({ url: z.string().max(2000), enabled: z.boolean().default(true) });

/** Where the leads of a space are sent: endpoint, secret, deliveries; for its owners. */
export function webhookRoutes(context: EngineContext): Hono {
  const agentOf = async (c: Context) => {
    const claims = await requireAgent(context, c.req.raw, c.req.param('spaceID') ?? '', 'integrations');

    return { spaceId: claims.spaceId, author: savedByName(claims) };
  };

  return new Hono()
    .get(WEBHOOK, async (c) => c.json(await readWebhook(context, (await agentOf(c)).spaceId)))
    .put(WEBHOOK, async (c) => {
      const { spaceId, author } = await agentOf(c);
      const requested = parse(endpoint, await readBody(c.req.raw));
      const { secret } = await saveWebhook(context, { ...requested, spaceId, author });

      return c.json({ ...(await readWebhook(context, spaceId)), secret });
    })
    .delete(WEBHOOK, async (c) => {
      const { spaceId } = await agentOf(c);
      await removeWebhook(context, spaceId);

      return c.body(null, 204);
    })
    .post(`${WEBHOOK}/rotate`, async (c) => {
      const { spaceId, author } = await agentOf(c);
      const { secret } = await rotateSecret(context, { spaceId, author });

      return c.json({ ...(await readWebhook(context, spaceId)), secret });
    })
    .post(`${WEBHOOK}/test`, async (c) => {
      const { spaceId } = await agentOf(c);
      await sendTestEvent(context, spaceId);

      return c.json(await readWebhook(context, spaceId), 202);
    })
    .post(`${WEBHOOK}/deliveries/:id/replay`, async (c) => {
      const { spaceId } = await agentOf(c);
      await replayDelivery(context, { spaceId, id: c.req.param('id') });

      return c.json(await readWebhook(context, spaceId), 202);
    });
}
