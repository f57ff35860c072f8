import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

type Preview = { tokenHash: string; key: string; createdBy: string; expiresAt: Date };

export async function insertPreview(
  db: Kysely<Schema>,
  { tokenHash, key, createdBy, expiresAt }: Preview,
): Promise<void> {
  await db
    .insertInto('page_previews')
    .values({ token_hash: tokenHash, page_key: key, created_by: createdBy, expires_at: expiresAt })
    .execute();
}

/** The page of an unexpired link. */
export async function findPreview(
  db: Kysely<Schema>,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<{ key: string; expiresAt: Date } | null> {
  const row = await db
    .selectFrom('page_previews')
    .select(['page_key as key', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

  return row ?? null;
}

export async function removePreviews(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('page_previews').where('page_key', '=', key).execute();
}

export async function removeExpiredPreviews(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('page_previews').where('expires_at', '<=', now).execute();
}
