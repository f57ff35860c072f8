import { z } from 'zod';

/** Wire types of the webhook of a site (docs/rest-calls.md). */

const delivery = z.object({
  id: z.string(),
  type: z.string(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  queuedAt: z.string(),
  nextAttemptAt: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  responseStatus: z.int().nullable(),
  failure: z.string().nullable(),
});

export const webhookResponse = z.object({
  url: z.string().nullable(),
  enabled: z.boolean(),
  rotatedUntil: z.string().nullable(),
  deliveries: z.array(delivery),
  secret: z.string().nullish(),
});
export type WebhookWire = z.infer<typeof webhookResponse>;
