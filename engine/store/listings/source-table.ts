import type { Kysely } from 'kysely';
import type { SourceSettings } from '../documents.ts';
import type { Schema } from '../schema.ts';

export type Source = { key: string; name: string; settings: SourceSettings; lastUpdate: Date | null };

export async function findSources(db: Kysely<Schema>): Promise<Source[]> {
  return db
    .selectFrom('sources')
    .select(['key', 'name', 'settings', 'last_update as lastUpdate'])
    .orderBy('key')
    .execute();
}

export async function findSource(db: Kysely<Schema>, key: string): Promise<Source | null> {
  const row = await db
    .selectFrom('sources')
    .select(['key', 'name', 'settings', 'last_update as lastUpdate'])
    .where('key', '=', key)
    .executeTakeFirst();

  return row ?? null;
}

/** A listing source without listings; one with this key is unchanged. */
export async function insertSource(
  db: Kysely<Schema>,
  { key, name, settings }: Pick<Source, 'key' | 'name' | 'settings'>,
): Promise<void> {
  await db
    .insertInto('sources')
    .values({ key, name, settings: JSON.stringify(settings) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
