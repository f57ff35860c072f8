import { z } from 'zod';

/** Wire types of the mails of a site (docs/rest-calls.md). */

const mailSummary = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(['waiting', 'sent', 'failed', 'stored']),
  attempts: z.int().default(0),
  queuedAt: z.string(),
  nextAttemptAt: z.string().nullable().default(null),
  sentAt: z.string().nullable().default(null),
  failure: z.string().nullable().default(null),
});

export const mailsResponse = z.object({ delivers: z.boolean().default(true), mails: z.array(mailSummary) });
export const mailResponse = mailSummary.extend({ text: z.string(), html: z.string() });
export const testResponse = z.object({ to: z.string() });
