import type { Context } from 'hono';
import { z } from 'zod';
import { ALERT_FREQUENCIES } from '#domain/alerts/frequency.ts';
import type { EngineContext } from '../../context.ts';
import type { AlertChoice } from '../../operations/profile/alerts.ts';
import { requireCustomerClaims } from '../require-customer.ts';
import { visitorIpOf } from './customer-of-call.ts';

export const alertChoice = z.object({
  frequency: z.enum(ALERT_FREQUENCIES),
  /** Of the text that was shown. */
  version: z.string().max(100).optional(),
});

/** The choice with where it was made, which is recorded with the customer's consent. */
export async function choiceOf(
  context: EngineContext,
  c: Context,
  { frequency, version }: z.infer<typeof alertChoice>,
): Promise<AlertChoice> {
  const { origin } = await requireCustomerClaims(context, c.req.raw, c.req.param('spaceID') ?? '');

  return {
    frequency,
    ...(version !== undefined && { version }),
    origin: origin ?? null,
    via: 'site',
    visitorIp: visitorIpOf(c),
  };
}
