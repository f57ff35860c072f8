import type { Kysely } from 'kysely';
import type { UiState } from '#domain/search/rest/ui-state-schema.ts';
import type { Schema } from '../schema.ts';
import type { OwnedKey } from './favourite-table.ts';

export type StoredSearch = { id: string; name: string; uiState: UiState; createdAt: Date };

const COLUMNS = ['id', 'name', 'ui_state as uiState', 'created_at as createdAt'] as const;

/** The most recent first. */
export async function listSavedSearches(db: Kysely<Schema>, key: OwnedKey): Promise<StoredSearch[]> {
  const rows = await owned(db, key).select(COLUMNS).orderBy('created_at', 'desc').orderBy('id').execute();

  return rows as StoredSearch[];
}

export async function findSavedSearch(
  db: Kysely<Schema>,
  { id, ...key }: OwnedKey & { id: string },
): Promise<StoredSearch | null> {
  const row = await owned(db, key).select(COLUMNS).where('id', '=', id).executeTakeFirst();

  return (row as StoredSearch | undefined) ?? null;
}

export async function insertSavedSearch(
  db: Kysely<Schema>,
  { spaceId, customerId, source, ...search }: OwnedKey & StoredSearch,
): Promise<void> {
  await db
    .insertInto('saved_searches')
    .values({
      space_id: spaceId,
      customer_id: customerId,
      source,
      id: search.id,
      name: search.name,
      ui_state: JSON.stringify(search.uiState),
      created_at: search.createdAt,
    })
    .execute();
}

/** False when the customer has no such search. */
export async function deleteSavedSearch(
  db: Kysely<Schema>,
  { spaceId, customerId, source, id }: OwnedKey & { id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .where('source', '=', source)
    .where('id', '=', id)
    .executeTakeFirst();

  return numDeletedRows > 0n;
}

function owned(db: Kysely<Schema>, { spaceId, customerId, source }: OwnedKey) {
  return db
    .selectFrom('saved_searches')
    .where('space_id', '=', spaceId)
    .where('customer_id', '=', customerId)
    .where('source', '=', source);
}
