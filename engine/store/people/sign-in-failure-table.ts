import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** Increments atomically, so that concurrent attempts get different numbers; returns the number. */
export async function countFailure(
  db: Kysely<Schema>,
  { key, now, windowMs }: { key: string; now: Date; windowMs: number },
): Promise<number> {
  const expiresAt = new Date(now.getTime() + windowMs);
  const isOver = sql<boolean>`sign_in_failures.expires_at <= ${now}`;
  const row = await db
    .insertInto('sign_in_failures')
    .values({ key, failures: 1, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when ${isOver} then 1 else sign_in_failures.failures + 1 end`,
        expires_at: sql`case when ${isOver} then ${expiresAt} else sign_in_failures.expires_at end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();

  return row.failures;
}

/** Reverts the count of an attempt that succeeded. */
export async function revertFailure(db: Kysely<Schema>, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('key', 'in', keys)
    .execute();
}

export async function deleteFailures(db: Kysely<Schema>, key: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key', '=', key).execute();
}

export async function deleteExpiredFailures(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('expires_at', '<=', now).execute();
}

type Counted = { key: string; amount: number; until: Date };

/** Adds to several counts in one statement; returns the new ones by key. */
export async function addCounts(
  db: Kysely<Schema>,
  counts: readonly Counted[],
): Promise<Map<string, number>> {
  // Two processes lock the same rows in the same order.
  const sorted = counts.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const values = sorted.map(({ key, amount, until }) => ({ key, failures: amount, expires_at: until }));
  const rows = await db
    .insertInto('sign_in_failures')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ failures: sql`sign_in_failures.failures + excluded.failures` }),
    )
    .returning(['key', 'failures'])
    .execute();

  return new Map(rows.map(({ key, failures }) => [key, failures]));
}
