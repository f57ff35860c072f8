import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { SAVED_SEARCHES_MAX, UNKNOWN_SAVED_SEARCH, uniqueName } from '#domain/account/saved-search.ts';
import { fromUiState, toUiState } from '#domain/search/rest/ui-state-schema.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, EngineError, notFound } from '../../errors.ts';
import { deleteSubscription } from '../../store/alerts/subscription-table.ts';
import { lockCustomer } from '../../store/people/customer-table.ts';
import type { OwnedKey } from '../../store/people/favourite-table.ts';
import {
  deleteSavedSearch,
  findSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  type StoredSearch,
} from '../../store/people/saved-search-table.ts';
import { type AlertChoice, prepareChoice } from './alerts.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;

export type { StoredSearch };

export function readSavedSearches({ db }: Pick<Context, 'db'>, key: OwnedKey): Promise<StoredSearch[]> {
  return listSavedSearches(db, key);
}

export async function readSavedSearch(
  { db }: Pick<Context, 'db'>,
  key: OwnedKey & { id: string },
): Promise<StoredSearch> {
  const search = await findSavedSearch(db, key);
  if (!search) throw notFound(`Saved search ${key.id}`);

  return search;
}

/**
 * Saves a search under its name, or that name with a counter where it is taken; with `alerts` also its mails. A search with
 * the same criteria as one that is saved already is that one, under its own name; its mails are those that were chosen now.
 */
export async function saveSearch(
  context: Context,
  { name, uiState, alerts, ...key }: OwnedKey & { name: string; uiState: unknown; alerts?: AlertChoice },
): Promise<{ search: StoredSearch; isNew: boolean }> {
  const { db, clock } = context;
  const read = fromUiState(uiState);
  if (!read.ok) throw badInput(['uiState', read.error.field].filter(Boolean).join('.'), read.error.message);
  const criteria = toUiState(read.value);
  const decide = alerts && (await prepareChoice(context, key, alerts));

  return db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, key);
    const saved = await listSavedSearches(transaction, key);
    const same = saved.find((other) => isDeepStrictEqual(other.uiState, criteria));
    if (same) {
      await decide?.(transaction, { searchId: same.id, searchName: same.name });
      return { search: same, isNew: false };
    }
    if (saved.length >= SAVED_SEARCHES_MAX)
      throw badInput('name', `At most ${SAVED_SEARCHES_MAX} searches can be saved.`);

    const search: StoredSearch = {
      id: randomUUID(),
      name: uniqueName(
        name,
        saved.map((other) => other.name),
      ),
      uiState: criteria,
      createdAt: clock(),
    };
    await insertSavedSearch(transaction, { ...key, ...search });
    await decide?.(transaction, { searchId: search.id, searchName: search.name });

    return { search, isNew: true };
  });
}

export async function removeSavedSearch(
  { db }: Pick<Context, 'db'>,
  key: OwnedKey & { id: string },
): Promise<void> {
  const isDeleted = await db.transaction().execute(async (transaction) => {
    await deleteSubscription(transaction, { ...key, searchId: key.id });
    return deleteSavedSearch(transaction, key);
  });
  if (!isDeleted) throw new EngineError('not_found', UNKNOWN_SAVED_SEARCH);
}
