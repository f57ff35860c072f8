import type { Kysely } from 'kysely';
import { insertAlertDecision } from '../store/alerts/alert-consent-table.ts';
import {
  endSubscriptions,
  FAVOURITES,
  findSubscriptionByNumber,
  searchNamesOf,
  type SubscriptionOwner,
} from '../store/alerts/subscription-table.ts';
import type { Schema } from '../store/schema.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

export type LinkedSubscription = SubscriptionOwner & {
  /** Null for the favourites. */
  searchName: string | null;
};

/** The subscription of a link; null for a forged link, another site's, and one whose search was deleted. */
export async function linkedSubscription(
  db: Kysely<Schema>,
  { spaceId, token }: { spaceId: string; token: string },
): Promise<LinkedSubscription | null> {
  const number = await readUnsubscribeToken(db, token);
  const found = number === null ? null : await findSubscriptionByNumber(db, number);
  if (found?.spaceId !== spaceId) return null;
  if (found.searchId === FAVOURITES) return { ...found, searchName: null };

  const name = (await searchNamesOf(db, found)).get(found.searchId);
  return name === undefined ? null : { ...found, searchName: name };
}

/** Ends one subscription or all of the customer's, and what waits for them; each end is recorded. */
export function unsubscribe(
  db: Kysely<Schema>,
  { spaceId, customerId, source, searchId }: SubscriptionOwner,
  {
    isAll,
    via,
    now,
    visitorIp,
  }: { isAll: boolean; via: 'link' | 'one-click' | 'account'; now: Date; visitorIp: string | null },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const owner = { spaceId, customerId, source };
    const names = await searchNamesOf(transaction, owner);
    const ended = await endSubscriptions(transaction, { ...owner, ...(!isAll && { searchId }) });
    for (const id of ended) {
      await insertAlertDecision(transaction, {
        ...owner,
        searchId: id,
        searchName: names.get(id) ?? null,
        frequency: 'never',
        text: null,
        via,
        decidedAt: now,
        visitorIp,
      });
    }
  });
}
