import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ALERT_CONSENT_VERSION, alertConsentText } from '#domain/alerts/consent.ts';
import type { AlertFrequency } from '#domain/alerts/frequency.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, notFound } from '../../errors.ts';
import { insertAlertDecision } from '../../store/alerts/alert-consent-table.ts';
import {
  FAVOURITES,
  frequenciesOf,
  putSubscription,
  type SubscriptionKey,
} from '../../store/alerts/subscription-table.ts';
import type { OwnedKey } from '../../store/people/favourite-table.ts';
import { findSavedSearch } from '../../store/people/saved-search-table.ts';
import type { Schema } from '../../store/schema.ts';
import { findSiteDisplay } from '../../store/site-table.ts';
import { findSpace } from '../../store/space-table.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;

export type Alerts = {
  favourites: AlertFrequency;
  /** By id of the saved search. */
  searches: Map<string, AlertFrequency>;
  consent: { version: string; text: string };
};

/** What a customer chose, and the text that a choice agrees to. */
export async function readAlerts(context: Context, key: OwnedKey): Promise<Alerts> {
  const [searches, consent] = await Promise.all([frequenciesOf(context.db, key), consentOf(context, key)]);

  return { favourites: searches.get(FAVOURITES) ?? 'never', searches, consent };
}

/** A choice of how often, as it came from the customer. */
export type AlertChoice = {
  frequency: AlertFrequency;
  /** Of the text that was shown; needed for all but `never`. */
  version?: string;
  /** Of the site that the choice was made on; null where the token has none. */
  origin: string | null;
  via: 'site' | 'account';
  visitorIp: string | null;
};

/** Sets how often a customer is mailed about a saved search or, without one, about the favourites. */
export async function chooseAlerts(
  context: Context,
  key: OwnedKey & { searchId: string | null },
  choice: AlertChoice,
): Promise<void> {
  const { searchId } = key;
  const decide = await prepareChoice(context, key, choice);

  await context.db.transaction().execute(async (transaction) => {
    const search = searchId === null ? null : await findSavedSearch(transaction, { ...key, id: searchId });
    if (searchId !== null && !search) throw notFound(`Saved search ${searchId}`);
    await decide(transaction, { searchId: searchId ?? FAVOURITES, searchName: search?.name ?? null });
  });
}

/** Checks a choice; returns what records it in a transaction. */
export async function prepareChoice(
  context: Context,
  { spaceId, customerId, source }: OwnedKey,
  { frequency, version, origin, via, visitorIp }: AlertChoice,
) {
  const consent = await consentOf(context, { spaceId });
  if (frequency !== 'never' && version !== consent.version)
    throw badInput('version', 'The text about e-mail has changed. Read it again before you agree.');
  const siteOrigin = origin ?? `https://${(await findSpace(context.db, spaceId))?.host}`;
  const now = context.clock();

  return async (
    transaction: Kysely<Schema>,
    { searchId, searchName }: Pick<SubscriptionKey, 'searchId'> & { searchName: string | null },
  ): Promise<void> => {
    const key = { spaceId, customerId, source, searchId };
    await putSubscription(transaction, { ...key, frequency, origin: siteOrigin });
    await insertAlertDecision(transaction, {
      ...key,
      searchName,
      frequency,
      text: frequency === 'never' ? null : { version: consent.version, hash: hashOf(consent.text) },
      via,
      decidedAt: now,
      visitorIp,
    });
  };
}

async function consentOf(context: Context, { spaceId }: { spaceId: string }) {
  const { siteName, language } = await findSiteDisplay(context.db, spaceId);
  const site = siteName ?? (await findSpace(context.db, spaceId))?.host ?? spaceId;

  return { version: ALERT_CONSENT_VERSION, text: alertConsentText(language, site) };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
