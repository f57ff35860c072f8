import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../context.ts';
import { EngineError } from '../errors.ts';
import { consumeStored, type Limit } from '../identity/stored-limit.ts';
import { visitorKey } from '../limits/rate-limit.ts';
import { submitForm } from '../operations/submit-form.ts';
import { readOutCaptcha, viewForm } from '../operations/view-form.ts';
import { parse } from './parse.ts';
import { readBody } from './read-body.ts';
import { readToken } from './require-agent.ts';

const FORM = '/space/:spaceID/profile/form/:formID';
/** The visitor's IP, set by the gateway. */
const VISITOR_IP_HEADER = 'x-visitor-address';
const WINDOW_MS = 10 * 60_000;
const PER_VISITOR: Limit = { name: 'form', limit: 10, windowMs: WINDOW_MS };
/** For all visitors without a known IP together. */
const PER_SPACE: Limit = { name: 'form of strangers', limit: 200, windowMs: WINDOW_MS };

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String).pipe(z.string().max(20_000));
const submission = z.object({
  submission: z.record(z.string().max(100), text),
  extra_data: z.record(z.string().max(100), z.string().max(2000)).default({}),
  viewId: z.string().max(300),
  captcha: z.string().max(50).nullish(),
});

/** Forms as visitors open and submit them; no token is needed. */
export function formRoutes(context: EngineContext): Hono {
  const rejectTooMany = async (c: Context, limit: Limit, key: string) => {
    if (await consumeStored(context.db, limit, { key, now: context.clock() })) return;

    c.header('Retry-After', String(limit.windowMs / 1000));
    throw new EngineError('too_many', 'Too many messages were sent: try again later');
  };

  return new Hono()
    .get(`${FORM}/view`, async (c) => {
      const { spaceID: spaceId, formID: formId } = c.req.param();

      return c.json(
        await viewForm(context, { spaceId, formId, withCaptcha: c.req.query('captcha') === 'true' }),
      );
    })
    .get(`${FORM}/view/:viewID/audio`, async (c) => {
      const { spaceID: spaceId, formID: formId, viewID: viewId } = c.req.param();

      return c.json(await readOutCaptcha(context, { spaceId, formId, viewId }));
    })
    .post(`${FORM}/submit`, async (c) => {
      const { spaceID: spaceId, formID: formId } = c.req.param();
      const visitorIp = c.req.header(VISITOR_IP_HEADER);
      if (visitorIp) await rejectTooMany(c, PER_VISITOR, `${spaceId} ${visitorKey(visitorIp)}`);
      else await rejectTooMany(c, PER_SPACE, spaceId);

      const { extra_data: extraData, captcha, ...body } = parse(submission, await readBody(c.req.raw));
      const { customerID: _, ...warning } = extraData;
      const customer = await customerOf(context, c.req.raw, spaceId);
      const { id, sender } = await submitForm(context, {
        spaceId,
        formId,
        ...body,
        // Only a token identifies the customer.
        extraData: customer ? { ...warning, customerID: customer } : warning,
        customerId: customer,
        visitorIp: visitorIp ?? null,
        captcha: captcha ?? '',
      });

      const isEmbedded = extraData.source === 'embedded';
      const idToken =
        customer || isEmbedded || !visitorIp || !sender
          ? null
          : ((await context.signUpByForm?.({ ...sender, spaceId, ip: visitorIp })) ?? null);
      return c.json({ ok: true, id, ...(idToken && { id_token: idToken }) });
    });
}

/** The id of the signed-in customer; null for other visitors, whose submissions need no token. */
async function customerOf(
  { verifyToken }: EngineContext,
  request: Request,
  spaceId: string,
): Promise<string | null> {
  const token = readToken(request);
  const claims = token ? await verifyToken(token) : null;

  return claims?.kind === 'customer' && claims.spaceId === spaceId ? claims.subject : null;
}
