import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Store } from '../store/database/db.ts';
import { migrate, readMigrations } from '../store/database/migrate.ts';
import { openPGlite } from '../store/database/pglite-store.ts';
import { openPostgres } from '../store/database/postgres-store.ts';
import { borrowPGlite } from './pglite-pool.ts';
import { storeTemplate } from './store-template.ts';

const serverUrl = process.env.TEST_DATABASE_URL;

/** Store tests run for each of these: `describe.each(STORE_KINDS)('on %s', (kind) => …)`. */
export const STORE_KINDS: Store['kind'][] = serverUrl ? ['pglite', 'postgres'] : ['pglite'];

/** A migrated, empty store: a pooled PGlite in memory, or a copy of a migrated database of TEST_DATABASE_URL that close() drops. */
export async function createTestStore(kind: Store['kind'] = 'pglite'): Promise<Store> {
  return kind === 'pglite' ? borrowPGlite() : createTestDatabase();
}

/** As {@link createTestStore}, for a test that changes tables or statistics, or looks at the end of the database: never pooled. */
export async function createUnsharedStore(kind: Store['kind'] = 'pglite'): Promise<Store> {
  return kind === 'pglite' ? openPGlite({ loadDataDir: await storeTemplate() }) : createTestDatabase();
}

async function createTestDatabase(): Promise<Store> {
  if (!serverUrl) throw new Error('TEST_DATABASE_URL is not set');

  const name = `strapwork_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await administer(`create database ${name} template ${await migratedDatabase()}`);
  const store = await openPostgres(url.href);

  return {
    ...store,
    close: async () => {
      await store.close();
      await administer(`drop database ${name} with (force)`);
    },
  };
}

let migrated: Promise<string> | undefined;

/** The database that tests copy, made once for all processes and named by its migrations: a copy is quicker than migrating. */
function migratedDatabase(): Promise<string> {
  migrated ??= makeMigratedDatabase();
  return migrated;
}

async function makeMigratedDatabase(): Promise<string> {
  const hash = createHash('sha256');
  for (const { checksum } of readMigrations()) hash.update(checksum);
  const name = `strapwork_migrated_${hash.digest('hex').slice(0, 16)}`;
  const lock = new pg.Client({ connectionString: serverUrl });
  await lock.connect();

  try {
    await lock.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await lock.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;

    const unfinished = `${name}_unfinished`;
    await lock.query(`drop database if exists ${unfinished} with (force)`);
    await lock.query(`create database ${unfinished}`);
    const url = new URL(serverUrl ?? '');
    url.pathname = `/${unfinished}`;
    const store = await openPostgres(url.href);
    await migrate(store);
    await store.close();
    await lock.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await lock.end();
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();

  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
