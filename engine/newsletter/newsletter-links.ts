import type { Kysely } from 'kysely';
import { readSignedNumber, signNumber } from '../mail/signed-number.ts';
import { findSubscriber, type Subscriber } from '../store/blog/subscriber-table.ts';
import type { Schema } from '../store/schema.ts';

export const NEWSLETTER_PATHS = {
  confirm: '/account/newsletter/confirm',
  unsubscribe: '/account/newsletter/unsubscribe',
} as const;

type Step = keyof typeof NEWSLETTER_PATHS;

const purposeOf = (step: Step) => `newsletter ${step}`;

/** The link of a subscriber that confirms the email, or ends the subscription. */
export async function newsletterUrl(
  db: Kysely<Schema>,
  step: Step,
  { id, origin }: Pick<Subscriber, 'id' | 'origin'>,
): Promise<string> {
  return `${origin}${NEWSLETTER_PATHS[step]}?token=${await signNumber(db, purposeOf(step), id)}`;
}

/** The subscriber of a link; null for a forged link and another site's. */
export async function linkedSubscriber(
  db: Kysely<Schema>,
  step: Step,
  { spaceId, token }: { spaceId: string; token: string },
): Promise<Subscriber | null> {
  const id = await readSignedNumber(db, purposeOf(step), token);
  const found = id === null ? null : await findSubscriber(db, id);

  return found?.spaceId === spaceId ? found : null;
}
