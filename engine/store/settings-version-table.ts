import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { SettingsName, StoredSettings } from './settings-table.ts';

type Key = { spaceId: string; name: SettingsName };

const COLUMNS = ['body', 'revision', 'saved_at as savedAt', 'saved_by as savedBy'] as const;

/** The versions of website, header or footer, the newest first. */
export async function listSettingsVersions(
  db: Kysely<Schema>,
  { spaceId, name }: Key,
): Promise<StoredSettings[]> {
  return db
    .selectFrom('settings_versions')
    .select(COLUMNS)
    .where('space_id', '=', spaceId)
    .where('name', '=', name)
    .orderBy('revision', 'desc')
    .execute();
}

export async function findSettingsVersion(
  db: Kysely<Schema>,
  { spaceId, name, revision }: Key & { revision: number },
): Promise<StoredSettings | null> {
  const row = await db
    .selectFrom('settings_versions')
    .select(COLUMNS)
    .where('space_id', '=', spaceId)
    .where('name', '=', name)
    .where('revision', '=', revision)
    .executeTakeFirst();

  return row ?? null;
}
