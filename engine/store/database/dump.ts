import type { Script } from './db.ts';
import { type Created, createdBy, readMigrations } from './migrate.ts';

/** A table as a dump holds it. */
export type DumpedTable = {
  name: string;
  /** In their order, without those that the database computes. */
  columns: string[];
};

export type Table = DumpedTable & {
  generated: string[];
  /** Columns that number the transactions of one cluster. */
  transactionIds: string[];
  /** The primary key, which orders a dump: texts by their bytes, whatever the collation of the database. */
  key: string[];
  texts: string[];
};

/** Rows of one chunk together have about this many characters. */
const CHUNK_LENGTH = 4 * 1024 * 1024;
const FETCHED_ROWS = 200;

/** The journal belongs to the cluster that wrote it. */
const LEFT_OUT = ['listing_changes'];

/** Every table of the product whose rows a dump has, those that others refer to first. */
export async function listTables({ rows }: Script): Promise<Table[]> {
  const own = createdBy(readMigrations()).tables.filter((name) => !LEFT_OUT.includes(name));
  const tables = await rows<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any ($1::text[])
     order by relname`,
    [own],
  );
  const columns = await rows<{ table: string; name: string; generated: boolean; type: string }>(
    `select table_name as "table", column_name as name, is_generated = 'ALWAYS' as generated, udt_name as type
     from information_schema.columns where table_schema = current_schema() order by table_name, ordinal_position`,
  );
  const keys = await rows<{ table: string; name: string }>(
    `select c.relname as "table", a.attname as name
     from pg_index i join pg_class c on c.oid = i.indrelid
     join unnest(i.indkey) with ordinality as k (number, position) on true
     join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
     where i.indisprimary and c.relnamespace = current_schema()::regnamespace
     order by c.relname, k.position`,
  );
  const references = await rows<{ from: string; to: string }>(
    `select distinct f.relname as "from", t.relname as "to"
     from pg_constraint r join pg_class f on f.oid = r.conrelid join pg_class t on t.oid = r.confrelid
     where r.contype = 'f' and r.connamespace = current_schema()::regnamespace and r.conrelid <> r.confrelid`,
  );
  const found = tables.map(({ name }): Table => {
    const cells = columns.filter(({ table }) => table === name);

    return {
      name,
      columns: cells.filter(({ generated }) => !generated).map((column) => column.name),
      generated: cells.filter(({ generated }) => generated).map((column) => column.name),
      transactionIds: cells.filter(({ type }) => type === 'xid8').map((column) => column.name),
      texts: cells.filter(({ type }) => type === 'text').map((column) => column.name),
      key: keys.filter(({ table }) => table === name).map((column) => column.name),
    };
  });

  return inOrder(found, references);
}

type Filter = { condition: string; parameters: unknown[] };

/**
 * The rows of a table as chunks of JSON lines, each value as the database writes it: no number or time is read and written
 * again. `filter` is a condition on the table `t`.
 */
export async function* dumpRows(
  { run, rows }: Script,
  table: Table,
  filter?: Filter,
): AsyncGenerator<string> {
  const order =
    table.key.length > 0
      ? `order by ${table.key
          .map((name) => `t.${quoted(name)}${table.texts.includes(name) ? ' collate "C"' : ''}`)
          .join(', ')}`
      : '';
  const condition = filter ? `where ${literal(filter)}` : '';
  const left = table.generated.map((name) => ` - '${name}'`).join('');
  await run(
    `declare dump no scroll cursor for select (to_jsonb(t)${left})::text as line from ${quoted(table.name)} t ${condition} ${order}`,
  );

  let lines: string[] = [];
  let length = 0;
  for (;;) {
    const fetched = await rows<{ line: string }>(`fetch ${FETCHED_ROWS} from dump`);
    for (const { line } of fetched) {
      lines.push(line);
      length += line.length;
      if (length < CHUNK_LENGTH) continue;
      yield `${lines.join('\n')}\n`;
      [lines, length] = [[], 0];
    }
    if (fetched.length < FETCHED_ROWS) break;
  }
  await run('close dump');
  if (lines.length > 0) yield `${lines.join('\n')}\n`;
}

/** Inserts a chunk of JSON lines. */
export async function loadRows(
  { rows }: Script,
  table: Table,
  chunk: string,
  onConflict: '' | 'on conflict do nothing' = '',
): Promise<void> {
  const values = table.columns.map((name) =>
    table.transactionIds.includes(name) ? 'pg_current_xact_id()' : quoted(name),
  );

  await rows(
    `insert into ${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) overriding system value
     select ${values.join(', ')} from jsonb_populate_recordset(null::${quoted(table.name)}, $1::jsonb)
     ${onConflict}`,
    [`[${chunk.trimEnd().replaceAll('\n', ',')}]`],
  );
}

/** Runs `work` without the triggers of these tables: loaded rows are no changes. */
export async function withoutTriggers(
  script: Script,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  for (const { name } of tables) await script.run(`alter table ${quoted(name)} disable trigger user`);
  await work();
  for (const { name } of tables) await script.run(`alter table ${quoted(name)} enable trigger user`);
}

export type SequenceValue = { name: string; value: string };

/** The last number of each sequence that was used. */
export async function listSequences({ rows }: Script): Promise<SequenceValue[]> {
  return rows<SequenceValue>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  );
}

export async function setSequences({ rows }: Script, sequences: readonly SequenceValue[]): Promise<void> {
  for (const { name, value } of sequences)
    await rows('select setval(quote_ident($1)::regclass, $2::bigint)', [name, value]);
}

/** The existing tables among those that migrations create. */
export async function existingTables({ rows }: Script, { tables }: Created): Promise<string[]> {
  const found = await rows<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname = any ($1::text[])`,
    [tables],
  );

  return found.map(({ name }) => name);
}

/** Drops what migrations create, and nothing else that may be in the schema. */
export async function dropCreated(script: Script, created: Created): Promise<void> {
  const { run, rows } = script;
  for (const name of [...(await existingTables(script, created)), 'migrations'])
    await run(`drop table if exists ${quoted(name)} cascade`);
  for (const name of created.sequences) await run(`drop sequence if exists ${quoted(name)} cascade`);

  const functions = await rows<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = current_schema()::regnamespace and proname = any ($1::text[])`,
    [created.functions],
  );
  for (const { signature } of functions) await run(`drop function if exists ${signature} cascade`);
}

/** Tables that refer to others after those. */
function inOrder(tables: readonly Table[], references: readonly { from: string; to: string }[]): Table[] {
  const done: Table[] = [];
  let open = [...tables];

  while (open.length > 0) {
    const isOpen = (name: string) => open.some((table) => table.name === name);
    const next = open.filter(({ name }) => !references.some(({ from, to }) => from === name && isOpen(to)));
    if (next.length === 0) throw new Error('The tables refer to each other in a circle');
    done.push(...next);
    open = open.filter((table) => !next.includes(table));
  }

  return done;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A cursor takes no parameters: only texts stand in a filter. */
function literal({ condition, parameters }: Filter): string {
  return condition.replace(
    /\$(\d+)/g,
    (_, number) => `'${String(parameters[Number(number) - 1]).replaceAll("'", "''")}'`,
  );
}
