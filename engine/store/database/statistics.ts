import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Runs ANALYZE, so that searches are planned well. Call it after bulk writes, outside a transaction: PGlite
 * has no autovacuum.
 */
export async function refreshStatistics(db: Kysely<Schema>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum (analyze)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
