import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findOrCreateSecret } from '../store/people/secret-table.ts';
import type { Schema } from '../store/schema.ts';

const SECRET = 'unsubscribe-links';
const SECRET_BYTES = 32;

/** A token of links in mails: a number, signed for one purpose. It works as long as what the number names exists. */
export async function signNumber(db: Kysely<Schema>, purpose: string, number: number): Promise<string> {
  return `${number}.${await signatureOf(db, purpose, number)}`;
}

/** The number that a token is signed for; null for any other text. */
export async function readSignedNumber(
  db: Kysely<Schema>,
  purpose: string,
  token: string,
): Promise<number | null> {
  const [, digits, signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (!digits) return null;
  const expected = await signatureOf(db, purpose, Number(digits));

  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(digits) : null;
}

async function signatureOf(db: Kysely<Schema>, purpose: string, number: number): Promise<string> {
  const secret = await findOrCreateSecret(db, SECRET, async () =>
    randomBytes(SECRET_BYTES).toString('base64url'),
  );

  return createHmac('sha256', secret).update(`${purpose} ${number}`).digest('base64url');
}
