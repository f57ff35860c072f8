import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Script, Store } from './db.ts';

export type Migration = { number: number; name: string; sql: string; checksum: string };

type Applied = Pick<Migration, 'number' | 'name' | 'checksum'>;

export const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '../migrations');

/** Arbitrary, the same for every process that migrates the same database. */
const ADVISORY_LOCK = 7_727_015;

/** Applies all missing migrations in one transaction. */
export async function migrate(store: Store, migrations = readMigrations()): Promise<void> {
  await store.script((script) => migrateWithin(script, migrations));
}

/** The same within a transaction of the caller. */
export async function migrateWithin(script: Script, migrations: readonly Migration[]): Promise<void> {
  await script.rows('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
  await script.run(`create table if not exists migrations (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const applied = await readApplied(script);

  checkApplied(applied, migrations);
  for (const migration of migrations.slice(applied.length)) await apply(script, migration);
}

/** The migrations of a database in order; none for one that was never migrated. */
export async function appliedMigrations(script: Script): Promise<Applied[]> {
  const [found] = await script.rows<{ exists: boolean }>(
    `select to_regclass('migrations') is not null as exists`,
  );

  return found?.exists ? readApplied(script) : [];
}

function readApplied(script: Script): Promise<Applied[]> {
  return script.rows<Applied>('select number, name, checksum from migrations order by number');
}

/** Files named `0001-name.sql`, numbered without a gap. */
export function readMigrations(directory = MIGRATIONS_DIRECTORY): Migration[] {
  const files = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort();

  return files.map((file, index) => {
    const number = Number(/^(\d{4})-/.exec(file)?.[1]);
    if (number !== index + 1) throw new Error(`Migration ${file} should have the number ${index + 1}`);

    const sql = readFileSync(join(directory, file), 'utf8').replaceAll('\r\n', '\n');
    return { number, name: file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/** The tables, sequences and functions that migrations create. */
export type Created = { tables: string[]; sequences: string[]; functions: string[] };

export function createdBy(migrations: readonly Migration[]): Created {
  const named = (kind: string) => {
    const pattern = new RegExp(`^create (?:or replace )?${kind} (?:if not exists )?(\\w+)`, 'gim');
    return [
      ...new Set(migrations.flatMap(({ sql }) => [...sql.matchAll(pattern)].map(([, name]) => name ?? ''))),
    ];
  };

  return { tables: named('table'), sequences: named('sequence'), functions: named('function') };
}

function checkApplied(applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const file = migrations[index];

    if (file?.name !== name) throw new Error(`The database has migration ${name}, whose file is missing`);
    if (file.checksum !== checksum)
      throw new Error(`Migration ${name} was changed after the database applied it`);
  }
}

async function apply(script: Script, { number, name, sql, checksum }: Migration): Promise<void> {
  try {
    await script.run(sql);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }

  await script.rows('insert into migrations (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ]);
}
