import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Arbitrary, the same for every process: sites of an empty store are created one at a time. */
const ADVISORY_LOCK = 7_727_016;

type Lookup = { secretHash: string; now: Date };

export async function insertSetupLink(
  db: Kysely<Schema>,
  { secretHash, createdAt, expiresAt }: { secretHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('setup_links').where('expires_at', '<=', createdAt).execute();
  await db
    .insertInto('setup_links')
    .values({ secret_hash: secretHash, created_at: createdAt, expires_at: expiresAt })
    .execute();
}

/** Whether the link can still be used. */
export async function isSetupLink(db: Kysely<Schema>, { secretHash, now }: Lookup): Promise<boolean> {
  const row = await db
    .selectFrom('setup_links')
    .select('secret_hash')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

  return row !== undefined;
}

/** Uses the link up, and every other one with it; false when it could not be used. Others wait until the transaction ends. */
export async function takeSetupLink(transaction: Kysely<Schema>, lookup: Lookup): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
  if (!(await isSetupLink(transaction, lookup))) return false;

  await transaction.deleteFrom('setup_links').execute();
  return true;
}

/** Waits for a site that is being created by a link; no link works afterwards. */
export async function clearSetupLinks(transaction: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
  await transaction.deleteFrom('setup_links').execute();
}
