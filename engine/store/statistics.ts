import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Tells the database what its tables hold, so that it plans searches well. Call it after many rows were written, outside
 * of a transaction: PGlite never does it by itself.
 */
export async function refreshStatistics(db: Kysely<Schema>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum (analyze)`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
