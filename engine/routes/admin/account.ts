import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { changePassword } from '../../operations/change-password.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { readToken, requireAgent } from '../require-agent.ts';

const change = z.object({ current: z.string().max(10_000), password: z.string().max(10_000) });

/** An agent's changes to their own account. */
export function accountRoutes(context: EngineContext): Hono {
  return new Hono().put('/space/:spaceID/account/password', async (c) => {
    const { spaceID: spaceId } = c.req.param();
    const { subject: uid } = await requireAgent(context, c.req.raw, spaceId, 'read');
    const token = readToken(c.req.raw) ?? '';
    const signedOut = await changePassword(context, {
      spaceId,
      uid,
      token,
      ...parse(change, await readBody(c.req.raw)),
    });

    return c.json({ signedOut });
  });
}
