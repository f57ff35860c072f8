import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addSpaces } from '../../testing/fixtures.ts';
import { createUnsharedStore, STORE_KINDS } from '../../testing/test-store.ts';
import type { Store } from './db.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

describe.each(STORE_KINDS)('on %s', (kind) => {
  let store: Store;

  beforeEach(async () => {
    store = await createUnsharedStore(kind);
  });
  afterEach(() => store.close());

  const next = (statements: string): Migration => {
    const number = readMigrations().length + 1;
    return { number, name: `000${number}-next.sql`, sql: statements, checksum: statements };
  };

  const tableExists = async (table: string) => {
    const { rows } = await sql<{ name: string | null }>`select to_regclass(${table})::text as name`.execute(
      store.db,
    );
    return rows[0]?.name === table;
  };

  test('a second run changes nothing', async () => {
    await migrate(store);

    const { rows } = await sql<{ number: number }>`select number from migrations order by 1`.execute(
      store.db,
    );
    expect(rows.map(({ number }) => number)).toEqual(readMigrations().map(({ number }) => number));
  });

  test('a new migration of several statements is applied once', async () => {
    const migrations = [
      ...readMigrations(),
      next('create table later (id int); insert into later values (1);'),
    ];

    await migrate(store, migrations);
    await migrate(store, migrations);

    const { rows } = await sql`select id from later`.execute(store.db);
    expect(rows).toEqual([{ id: 1 }]);
  });

  test('a failed migration is rolled back', async () => {
    const broken = [...readMigrations(), next('create table half (id int); insert into nowhere values (1);')];

    await expect(migrate(store, broken)).rejects.toThrow(/-next\.sql failed: .*nowhere/);

    expect(await tableExists('half')).toBe(false);
    await migrate(store);
  });

  test('an applied file that was changed is rejected', async () => {
    const [first, ...others] = readMigrations();
    const changed = [{ ...(first as Migration), checksum: 'another' }, ...others];

    await expect(migrate(store, changed)).rejects.toThrow('0001-first.sql was changed');
  });

  test('a missing applied file is rejected', async () => {
    await migrate(store, [...readMigrations(), next('select 1')]);

    await expect(migrate(store)).rejects.toThrow('-next.sql, whose file is missing');
  });

  test('numbers that earlier versions invented for entered homes go, those of an MLS stay', async () => {
    await addSpaces(store);
    const id = 'own-1227e72ec9';
    const homes = [
      { id, number: '1227E7' },
      { id: 'own-aaaaaaaaaa', number: 'E4412345' },
      { id: 'K-1', number: '1227E7' },
    ];
    for (const home of homes) {
      const record = { ListingKey: home.id, ListingId: home.number };
      const document = { mls: home.number, address: '12 Quay Street' };
      await sql`insert into own_listings (space_id, id, record, created_at, saved_at)
        values ('edmonton', ${home.id}, ${JSON.stringify(record)}::jsonb, now(), now())`.execute(store.db);
      await sql`insert into listings (source, id, public_id, mls, transaction_type, listed_at, modified_at, document, search_text, content_hash)
        values ('own', ${home.id}, ${`p-${home.id}`}, ${home.number}, 'sale', now(), now(), ${JSON.stringify(document)}::jsonb,
          ${`12 quay street ${home.number.toLowerCase()}`}, 'x')`.execute(store.db);
    }
    const clearing = readMigrations().find(({ name }) => name.endsWith('-no-invented-numbers.sql'));

    await migrate(store, [...readMigrations(), next(clearing?.sql ?? '')]);

    const { rows: own } =
      await sql`select record ->> 'ListingId' as number from own_listings order by id`.execute(store.db);
    expect(own).toEqual([{ number: '1227E7' }, { number: null }, { number: 'E4412345' }]);
    const { rows } = await sql`select mls, document ->> 'mls' as shown, search_text as text from listings
      where source = 'own' order by id`.execute(store.db);
    expect(rows).toEqual([
      { mls: '1227E7', shown: '1227E7', text: '12 quay street 1227e7' },
      { mls: id, shown: id, text: `12 quay street ${id}` },
      { mls: 'E4412345', shown: 'E4412345', text: '12 quay street e4412345' },
    ]);
  });

  test('two concurrent migrations both succeed', async () => {
    const migrations = [...readMigrations(), next('create table once (id int)')];

    await Promise.all([migrate(store, migrations), migrate(store, migrations)]);

    expect(await tableExists('once')).toBe(true);
  });
});

test('migrations are numbered without a gap', () => {
  const directory = mkdtempSync(join(tmpdir(), 'sw-engine-migrations-'));
  writeFileSync(join(directory, '0001-a.sql'), '');
  writeFileSync(join(directory, '0003-b.sql'), '');

  expect(() => readMigrations(directory)).toThrow('0003-b.sql should have the number 2');
});
