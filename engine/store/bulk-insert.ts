import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

const CHUNK = 1000;

type TableName = keyof Schema & string;
type Column<Table extends TableName> = keyof Schema[Table] & string;
type Row<Table extends TableName> = Partial<Record<Column<Table>, unknown>>;

/**
 * Writes many rows, a thousand a statement, each statement one JSON parameter: columns keep their own types, a value of a
 * JSON column is the value itself. Every row has the members of the first; columns it leaves out take their defaults.
 * A row whose `replace` columns are there already takes the place of the stored one, but for its `keep` columns.
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
