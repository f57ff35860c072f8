import type { WebhookRow } from '../store/leads/webhook-table.ts';

/** How long the secret before a rotation still signs. */
export const ROTATION_MS = 24 * 60 * 60 * 1000;

type Secrets = Pick<WebhookRow, 'secret' | 'previous_secret' | 'previous_until'>;

/** The secrets that sign at a time, the current one first. */
export function secretsOf({ secret, previous_secret, previous_until }: Secrets, now: Date): string[] {
  return previous_secret && previous_until && previous_until > now ? [secret, previous_secret] : [secret];
}
