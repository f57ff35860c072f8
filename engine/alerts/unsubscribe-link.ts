import type { Kysely } from 'kysely';
import { readSignedNumber, signNumber } from '../mail/signed-number.ts';
import type { Schema } from '../store/schema.ts';

export const UNSUBSCRIBE_PATH = '/account/alerts/unsubscribe';

const PURPOSE = 'unsubscribe';

/** The link of a subscription, the same in all its mails: it works as long as the subscription exists. */
export async function unsubscribeUrl(
  db: Kysely<Schema>,
  { origin, number }: { origin: string; number: number },
): Promise<string> {
  return `${origin}${UNSUBSCRIBE_PATH}?token=${await signNumber(db, PURPOSE, number)}`;
}

/** The number of the subscription that a token is signed for; null for any other text. */
export function readUnsubscribeToken(db: Kysely<Schema>, token: string): Promise<number | null> {
  return readSignedNumber(db, PURPOSE, token);
}
