import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { changePassword } from '../../operations/change-password.ts';
import { endOtherSessions, endOwnSession, readOwnSessions } from '../../operations/people/own-sessions.ts';
import {
  addPasskey,
  beginPasskey,
  readOwnPasskeys,
  removeOwnPasskey,
  renameOwnPasskey,
} from '../../operations/people/own-passkeys.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { readToken, requireAgent } from '../require-agent.ts';

const PASSKEYS = '/space/:spaceID/account/passkeys';
const SESSIONS = '/space/:spaceID/account/sessions';

const begin = z.object({
  name: z.string().max(1000),
  origin: z.string().max(300),
  current: z.string().max(10_000).default(''),
});
/** An attestation may contain certificates. */
const add = z.object({ origin: z.string().max(300), answer: z.string().max(32 * 1024) });
const rename = z.object({ name: z.string().max(1000) });
const change = z.object({ current: z.string().max(10_000), password: z.string().max(10_000) });

/** An agent's changes to their own account. */
export function accountRoutes(context: EngineContext): Hono {
  const own = async (request: Request, spaceId: string) => {
    const { subject } = await requireAgent(context, request, spaceId, 'read');

    return { spaceId, subject, uid: subject, token: readToken(request) ?? '' };
  };

  const routes = new Hono()
    .get(SESSIONS, async (c) =>
      c.json({ sessions: await readOwnSessions(context, await own(c.req.raw, c.req.param('spaceID'))) }),
    )
    .delete(SESSIONS, async (c) =>
      c.json({ ended: await endOtherSessions(context, await own(c.req.raw, c.req.param('spaceID'))) }),
    )
    .delete(`${SESSIONS}/:id`, async (c) => {
      const requester = await own(c.req.raw, c.req.param('spaceID'));
      await endOwnSession(context, { ...requester, id: c.req.param('id') });

      return c.body(null, 204);
    })
    .get(PASSKEYS, async (c) =>
      c.json(await readOwnPasskeys(context, await own(c.req.raw, c.req.param('spaceID')))),
    )
    .post(`${PASSKEYS}/options`, async (c) => {
      const requester = await own(c.req.raw, c.req.param('spaceID'));
      const options = await beginPasskey(context, {
        ...requester,
        ...parse(begin, await readBody(c.req.raw)),
      });

      return c.json({ options });
    })
    .post(PASSKEYS, async (c) => {
      const requester = await own(c.req.raw, c.req.param('spaceID'));
      await addPasskey(context, { ...requester, ...parse(add, await readBody(c.req.raw)) });

      return c.body(null, 204);
    })
    .put(`${PASSKEYS}/:id`, async (c) => {
      const requester = await own(c.req.raw, c.req.param('spaceID'));
      const { name } = parse(rename, await readBody(c.req.raw));
      await renameOwnPasskey(context, { ...requester, id: c.req.param('id'), name });

      return c.body(null, 204);
    })
    .delete(`${PASSKEYS}/:id`, async (c) => {
      const requester = await own(c.req.raw, c.req.param('spaceID'));
      await removeOwnPasskey(context, { ...requester, id: c.req.param('id') });

      return c.body(null, 204);
    });

  return routes.put('/space/:spaceID/account/password', async (c) => {
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
