import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

const CHUNK = 1000;

type TableName = keyof Schema & string;
type Column<Table extends TableName> = keyof Schema[Table] & string;
type Row<Table extends TableName> = Partial<Record<Column<Table>, unknown>>;

/**
 * Inserts many rows, a thousand per statement, each with one JSON parameter, so that columns keep their
 * types. Every row has the members of the first; omitted columns take their defaults. With `replace`
 * (conflict columns) existing rows are updated, except their `preserve` columns.
 */
export async function bulkInsert<Table extends TableName>(
  db: Kysely<Schema>,
  table: Table,
  rows: readonly Row<Table>[],
  {
    replace = [],
    preserve = [],
  }: { replace?: readonly Column<Table>[]; preserve?: readonly Column<Table>[] } = {},
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const rest = names.filter((name) => ![...replace, ...preserve].some((key) => key === name));
  const update = sql.join(rest.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
  const onConflict = replace.length
    ? sql`on conflict (${sql.join(replace.map((name) => sql.ref(name)))}) do update set ${update}`
    : sql``;

  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${chunk}::jsonb)
      ${onConflict}`.execute(db);
  }
}
