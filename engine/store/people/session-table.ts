import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Schema, SessionTable } from '../schema.ts';

export type SessionRow = Selectable<SessionTable>;

export async function insertSession(db: Kysely<Schema>, row: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

/** An unexpired session. */
export async function findSession(
  db: Kysely<Schema>,
  { idHash, now }: { idHash: string; now: Date },
): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('sessions')
    .selectAll()
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

  return row ?? null;
}

export async function updateSessionUse(
  db: Kysely<Schema>,
  { idHash, at }: { idHash: string; at: Date },
): Promise<void> {
  await db.updateTable('sessions').set({ used_at: at }).where('id_hash', '=', idHash).execute();
}

/** The unexpired sessions of one account, the last begun first. */
export async function listSessionsOf(
  db: Kysely<Schema>,
  of: { kind: SessionRow['kind']; spaceId: string; subject: string; now: Date },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('space_id', '=', of.spaceId)
    .where('kind', '=', of.kind)
    .where('subject', '=', of.subject)
    .where('expires_at', '>', of.now)
    .orderBy('created_at', 'desc')
    .orderBy('id_hash')
    .execute();
}

/** Deletes and returns a session of the space; null when there was none. */
export async function deleteSession(
  db: Kysely<Schema>,
  { spaceId, idHash }: { spaceId: string; idHash: string },
): Promise<SessionRow | null> {
  const row = await db
    .deleteFrom('sessions')
    .where('id_hash', '=', idHash)
    .where('space_id', '=', spaceId)
    .returningAll()
    .executeTakeFirst();

  return row ?? null;
}

/** Deletes the sessions of one account, except the one with the given token; returns them. */
export async function deleteSessionsOf(
  db: Kysely<Schema>,
  of: { kind: SessionRow['kind']; spaceId: string; subject: string; except: string | null },
): Promise<SessionRow[]> {
  return db
    .deleteFrom('sessions')
    .where('space_id', '=', of.spaceId)
    .where('kind', '=', of.kind)
    .where('subject', '=', of.subject)
    .$if(of.except !== null, (query) => query.where('id_token', '!=', of.except as string))
    .returningAll()
    .execute();
}

export async function deleteExpiredSessions(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
