import { type AlertFrequency, isAlertFrequency } from '#domain/alerts/frequency.ts';
import { EngineError } from '../../errors.ts';
import { type AlertChoice, chooseAlerts, readAlerts } from '../../operations/profile/alerts.ts';
import { readSavedSearches } from '../../operations/profile/saved-searches.ts';
import type { OwnedKey } from '../../store/people/favourite-table.ts';
import { findSpace } from '../../store/space-table.ts';
import type { AccountOptions } from './account-env.ts';
import { type AlertChoices, FAVOURITES_FIELD, searchField } from './alert-section.ts';

type Context = Pick<AccountOptions, 'db' | 'clock'>;

/** The key of the customer's favourites and saved searches in the source that the site searches. */
async function keyOf(
  { db }: Context,
  { spaceId, customerId }: { spaceId: string; customerId: string },
): Promise<OwnedKey> {
  const space = await findSpace(db, spaceId);

  return { spaceId, customerId, source: space?.source ?? '' };
}

export async function readAlertChoices(
  context: Context,
  owner: { spaceId: string; customerId: string },
): Promise<AlertChoices> {
  const key = await keyOf(context, owner);
  const [alerts, searches] = await Promise.all([readAlerts(context, key), readSavedSearches(context, key)]);

  return {
    favourites: alerts.favourites,
    consent: alerts.consent,
    searches: searches.map(({ id, name }) => ({ id, name, frequency: alerts.searches.get(id) ?? 'never' })),
  };
}

/** Records what has changed in a posted form; false when the text about mails is not the current one any more. */
export async function postAlertChoices(
  context: Context,
  owner: { spaceId: string; customerId: string },
  field: (name: string) => string,
  { origin, visitorIp }: Pick<AlertChoice, 'origin' | 'visitorIp'>,
): Promise<boolean> {
  const key = await keyOf(context, owner);
  const { favourites, searches } = await readAlertChoices(context, owner);
  const rows: { searchId: string | null; name: string; frequency: AlertFrequency }[] = [
    { searchId: null, name: FAVOURITES_FIELD, frequency: favourites },
    ...searches.map(({ id, frequency }) => ({ searchId: id, name: searchField(id), frequency })),
  ];

  try {
    for (const { searchId, name, frequency: before } of rows) {
      const frequency = field(name);
      if (!isAlertFrequency(frequency) || frequency === before) continue;
      const choice = { frequency, version: field('version'), origin, via: 'account' as const, visitorIp };
      await chooseAlerts(context, { ...key, searchId }, choice);
    }
  } catch (error) {
    if (error instanceof EngineError && error.code === 'bad_input') return false;
    throw error;
  }

  return true;
}
