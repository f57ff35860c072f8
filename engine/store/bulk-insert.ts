import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

const CHUNK = 1000;

/**
 * Writes many rows, a thousand a statement, each statement one JSON parameter: columns keep their own types, a value of a
 * JSON column is the value itself. Every row has the members of the first; columns it leaves out take their defaults.
 */
export async function bulkInsert<Table extends keyof Schema & string>(
  db: Kysely<Schema>,
  table: Table,
  rows: readonly Partial<Record<keyof Schema[Table] & string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((column) => sql.ref(column));

  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns)})
      select ${sql.join(columns)} from jsonb_populate_recordset(null::${sql.table(table)}, ${chunk}::jsonb)`.execute(
      db,
    );
  }
}
