import { type Kysely, sql } from 'kysely';
import type { Schema, SettingsTable } from './schema.ts';

export type SettingsName = SettingsTable['name'];

export type StoredSettings = {
  body: Record<string, unknown>;
  revision: number;
  savedAt: Date;
  savedBy: string | null;
};

type Key = { spaceId: string; name: SettingsName };
type Saved = { body: Record<string, unknown>; savedAt: Date; savedBy: string };

const COLUMNS = ['body', 'revision', 'saved_at as savedAt', 'saved_by as savedBy'] as const;
const nextRevision = sql<number>`nextval('revisions')`;

export async function findSettings(
  db: Kysely<Schema>,
  { spaceId, name }: Key,
): Promise<StoredSettings | null> {
  const row = await db
    .selectFrom('settings')
    .select(COLUMNS)
    .where('space_id', '=', spaceId)
    .where('name', '=', name)
    .executeTakeFirst();

  return row ?? null;
}

/** Null when the space has them already. */
export async function insertSettings(
  db: Kysely<Schema>,
  { spaceId, name, body, savedAt, savedBy }: Key & Saved,
): Promise<StoredSettings | null> {
  const row = await db
    .insertInto('settings')
    .values({
      space_id: spaceId,
      name,
      revision: nextRevision,
      body: JSON.stringify(body),
      saved_at: savedAt,
      saved_by: savedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

  return row ?? null;
}

/** Null when the revision is stale. */
export async function updateSettings(
  db: Kysely<Schema>,
  { spaceId, name, revision, body, savedAt, savedBy }: Key & Saved & { revision: number },
): Promise<StoredSettings | null> {
  const row = await db
    .updateTable('settings')
    .set({ revision: nextRevision, body: JSON.stringify(body), saved_at: savedAt, saved_by: savedBy })
    .where('space_id', '=', spaceId)
    .where('name', '=', name)
    .where('revision', '=', revision)
    .returning(COLUMNS)
    .executeTakeFirst();

  return row ?? null;
}
