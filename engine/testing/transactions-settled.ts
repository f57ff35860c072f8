import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';

const LIMIT_MS = 15_000;

/**
 * Waits until the transactions that are running on the server have ended, in whatever database: changes are matched only when
 * nothing older can still commit, and test files share a server.
 */
export async function transactionsSettled(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
  const id = rows[0]?.id ?? '0';
  const end = Date.now() + LIMIT_MS;
  while (Date.now() < end) {
    const { rows: found } = await sql<{ isSettled: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${id}::text::xid8 as "isSettled"`.execute(db);
    if (found[0]?.isSettled) return;
    await wait(20);
  }
  throw new Error('A transaction on the server did not end in time');
}
