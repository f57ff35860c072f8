import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { listMails, readMail, retryMail, sendTestMail } from '../../operations/mails.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireAgent } from '../require-agent.ts';

const MAILS = '/space/:spaceID/app/website/admin/mails';

const mailId = z.uuid({ error: 'A mail has an id of the list of mails' });
const test = z.object({ origin: z.url('This is not an origin') });

/** The mails of a space: list, view, retry of dead letters, and a test to the agent's own email. */
export function adminMailRoutes(context: EngineContext): Hono {
  return new Hono()
    .get(MAILS, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId, 'site');

      return c.json({ delivers: context.deliversMail, mails: await listMails(context, spaceId) });
    })
    .get(`${MAILS}/:id`, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId, 'site');

      return c.json(await readMail(context, { spaceId, id: parse(mailId, c.req.param('id'), 'id') }));
    })
    .post(`${MAILS}/:id/retry`, async (c) => {
      const spaceId = c.req.param('spaceID');
      await requireAgent(context, c.req.raw, spaceId, 'site');

      return c.json(await retryMail(context, { spaceId, id: parse(mailId, c.req.param('id'), 'id') }));
    })
    .post(`${MAILS}/test`, async (c) => {
      const spaceId = c.req.param('spaceID');
      const { email } = await requireAgent(context, c.req.raw, spaceId, 'site');
      const { origin } = parse(test, await readBody(c.req.raw));
      if (!email) throw badInput('email', 'Your account has no e-mail address');
      await sendTestMail(context, { spaceId, to: email, origin });

      return c.json({ to: email }, 202);
    });
}
