import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findOrCreateSecret } from '../store/people/secret-table.ts';
import type { Schema } from '../store/schema.ts';

export const UNSUBSCRIBE_PATH = '/account/alerts/unsubscribe';

const SECRET = 'unsubscribe-links';
const SECRET_BYTES = 32;

/** The link of a subscription, the same in all its mails: it works as long as the subscription exists. */
export async function unsubscribeUrl(
  db: Kysely<Schema>,
  { origin, number }: { origin: string; number: number },
): Promise<string> {
  return `${origin}${UNSUBSCRIBE_PATH}?token=${number}.${await signatureOf(db, number)}`;
}

/** The number of the subscription that a token is signed for; null for any other text. */
export async function readUnsubscribeToken(db: Kysely<Schema>, token: string): Promise<number | null> {
  const [, digits, signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (!digits) return null;
  const expected = await signatureOf(db, Number(digits));

  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(digits) : null;
}

async function signatureOf(db: Kysely<Schema>, number: number): Promise<string> {
  const secret = await findOrCreateSecret(db, SECRET, async () =>
    randomBytes(SECRET_BYTES).toString('base64url'),
  );

  return createHmac('sha256', secret).update(`unsubscribe ${number}`).digest('base64url');
}
