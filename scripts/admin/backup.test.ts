import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeArchive } from '#engine/backup/archive.ts';
import type { Store } from '#engine/store/database/db.ts';
import { dropCreated } from '#engine/store/database/dump.ts';
import { createdBy, migrateWithin, readMigrations } from '#engine/store/database/migrate.ts';
import { addCustomers, addListings, addPlaces, addSpaces, square } from '#engine/testing/fixtures.ts';
import { createUnsharedStore, STORE_KINDS } from '#engine/testing/test-store.ts';
import { commandsOn } from './testing/run-command.ts';

const NOW = new Date('2026-11-21T19:00:00Z');
const CREATE =
  'site create --name Harbour --host harbour.example --country CA --time-zone America/Halifax --owner-name Odile --owner-email o@harbour.example';
const FILE = 'harbour/0123456789abcdef/plan.pdf';
const CONTENT = Buffer.from('%PDF-1.7 a floor plan');
/** From each kind of database to each, where both are there: the other way round too. */
const WAYS = STORE_KINDS.map((kind, i) => [kind, STORE_KINDS[(i + 1) % STORE_KINDS.length] ?? kind] as const);

let folder: string;
let opened: Store[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strapwork-backup-'));
});
afterEach(async () => {
  for (const store of opened) await store.close();
  opened = [];
  rmSync(folder, { recursive: true, force: true });
});

async function open(kind: Store['kind'], name: string) {
  const store = await createUnsharedStore(kind);
  opened.push(store);
  const dataDir = join(folder, name);
  const run = commandsOn(store, { env: { DATA_DIR: dataDir }, now: () => NOW });
  const addFile = (file: string) => {
    mkdirSync(join(dataDir, 'files', file, '..'), { recursive: true });
    writeFileSync(join(dataDir, 'files', file), CONTENT);
  };

  return { store, dataDir, run, addFile };
}

/** The rows of every table but the migrations, whose times differ, and the journals of a cluster. */
async function contentOf({ db }: Store): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and relname not in ('migrations', 'listing_changes') order by 1`.execute(db);
  const content: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await sql<{ line: string }>`
      select (to_jsonb(t) - 'transaction_id')::text as line from ${sql.table(name)} t order by 1`.execute(db);
    const lines = found.map(({ line }) => line).join('\n');
    content[name] = `${found.length} ${createHash('sha256').update(lines).digest('hex')}`;
  }

  return content;
}

test.each(WAYS)(
  'a backup on %s is restored on %s with every row, file and number; what is there needs --force',
  {
    timeout: 240_000,
  },
  async (from, to) => {
    const source = await open(from, 'source');
    await source.run(CREATE);
    await addSpaces(source.store);
    await addCustomers(source.store);
    await addPlaces(source.store, [
      { id: 10, name: 'Edmonton', polygons: [[square([-113.5, 53.5], 0.1)]], geometry: true },
      { id: 11, name: 'Oliver', above: [10], polygons: [[square([-113.52, 53.54], 0.0123456789)]] },
    ]);
    await addListings(source.store, [
      {
        id: '1',
        price: 412_345,
        location: { lat: 53.5412345678, lon: -113.4987654321 },
        place_ids: [10, 11],
      },
      { id: '2', display: { address: false } },
    ]);
    source.addFile(FILE);
    const path = join(folder, 'backup.tar.gz');

    const backup = await source.run(`backup ${path} --json`);

    expect(backup).toMatchObject({ code: 0, error: '' });
    expect(backup.json).toMatchObject({ files: 1, missingFiles: [] });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect((await source.run(`backup ${path}`)).error).toContain('exists already; it is not overwritten');
    const nowhere = join(folder, 'none', 'all.tar.gz');
    expect(await source.run(`backup ${nowhere}`)).toMatchObject({
      code: 2,
      error: expect.stringContaining('There is no folder'),
    });

    const target = await open(to, 'target');
    await target.run(CREATE.replaceAll('arbour', 'eights'));
    target.addFile('heights/0123456789abcdef/other.pdf');
    const before = await contentOf(target.store);
    const rejected = await target.run(`restore ${path}`);
    expect(rejected).toMatchObject({
      code: 4,
      error: expect.stringContaining('add --force to replace them'),
    });
    expect(await contentOf(target.store)).toEqual(before);

    const restored = await target.run(`restore ${path} --force --json`);

    expect(restored).toMatchObject({ code: 0, error: '' });
    expect(restored.json).toMatchObject({ rows: backup.json.rows, files: 1 });
    const content = await contentOf(source.store);
    expect(await contentOf(target.store)).toEqual(content);
    expect(Object.values(content).filter((value) => !value.startsWith('0 ')).length).toBeGreaterThan(12);
    expect(readFileSync(join(target.dataDir, 'files', FILE))).toEqual(CONTENT);
    expect(readdirSync(join(target.dataDir, 'files'))).toEqual(['harbour']);
    expect(readdirSync(target.dataDir)).toEqual(['files']);
    const next = async ({ db }: Store) =>
      (await sql<{ next: string }>`select nextval('revisions')::text as next`.execute(db)).rows[0]?.next;
    expect(await next(target.store)).toBe(await next(source.store));
    const disabled = await sql<{ name: string }>`
    select tgname as name from pg_trigger where not tgisinternal and tgenabled = 'D'`.execute(
      target.store.db,
    );
    expect(disabled.rows).toEqual([]);
  },
);

test('a backup of an older version is brought up to date; tables of something else are left alone', {
  timeout: 240_000,
}, async () => {
  const { store: old } = await open('pglite', 'old');
  await old.script(async (script) => {
    await dropCreated(script, createdBy(readMigrations()));
    await migrateWithin(script, readMigrations().slice(0, 15));
  });
  await addSpaces(old);
  const path = join(folder, 'old.tar.gz');
  await commandsOn(old, { env: { DATA_DIR: join(folder, 'old') } })(`backup ${path}`);
  const target = await open('pglite', 'target');
  await sql`create table notes_of_others (id int)`.execute(target.store.db);
  await sql`insert into notes_of_others values (7)`.execute(target.store.db);

  expect(await target.run(`restore ${path}`)).toMatchObject({ code: 0, error: '' });

  expect((await target.run('site list --json')).json.map(({ id }: { id: string }) => id)).toEqual([
    'edmonton',
    'san-antonio',
  ]);
  expect((await target.run('doctor --json')).json.checks).toContainEqual(
    expect.objectContaining({ subject: 'migrations', status: 'ok' }),
  );
  expect((await sql`select id from notes_of_others`.execute(target.store.db)).rows).toEqual([{ id: 7 }]);

  await sql`drop table migrations`.execute(old.db);
  const rejected = await commandsOn(old, { env: { DATA_DIR: join(folder, 'old') } })(
    `restore ${path} --force`,
  );
  expect(rejected).toMatchObject({ code: 4, error: expect.stringContaining('tables of something else') });
  expect(await old.db.selectFrom('spaces').select('id').execute()).toHaveLength(2);
});

test('an archive that is cut off, changed, foreign or of another version is rejected, and nothing is half done', {
  timeout: 240_000,
}, async () => {
  const source = await open('pglite', 'source');
  await source.run(CREATE);
  source.addFile(FILE);
  const backup = join(folder, 'backup.tar.gz');
  expect((await source.run(`backup ${backup}`)).code).toBe(0);
  const tar = gunzipSync(readFileSync(backup));
  const written = (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  const changed = (from: string, to: string) =>
    gzipSync(Buffer.from(tar.toString('latin1').replace(from, to), 'latin1'));
  const made = async (name: string, head: object, entry?: [string, string]) => {
    const path = join(folder, name);
    await writeArchive(path, head, async ({ text }) => void (entry && (await text(...entry))));
    return path;
  };
  const migrations = readMigrations().map(({ name, checksum }) => ({ name, checksum }));
  const head = {
    format: 'strapwork-backup',
    version: 1,
    createdAt: NOW.toISOString(),
    migrations,
    sequences: [],
  };
  const [first, ...rest] = migrations;
  const target = await open('pglite', 'target');
  const before = await contentOf(target.store);
  const cases: [string, string][] = [
    [written('1', readFileSync(backup).subarray(0, 900)), 'it is cut off'],
    [written('2', gzipSync(tar.subarray(0, Math.floor(tar.length / 1024) * 512))), 'it is cut off'],
    [written('3', changed('a floor plan', 'A floor plan')), 'another checksum than it was written with'],
    [written('4', gzipSync(Buffer.from('hello'.repeat(500)))), 'no tar file'],
    [written('5', Buffer.from('hello')), 'no gzip file'],
    [written('6', gzipSync(Buffer.alloc(1024))), 'it is cut off'],
    [
      await made('7', { ...head, migrations: [...migrations, { name: '9', checksum: '9' }] }),
      'with a newer version',
    ],
    [
      await made('8', { ...head, migrations: [{ ...first, checksum: '9' }, ...rest] }),
      'is not one of this version',
    ],
    [await made('9', { ...head, version: 2 }), 'made by another version'],
    [await made('10', { ...head, format: 'strapwork-site' }), 'no backup of a whole server'],
    // Found only while it is restored: everything is rolled back.
    [await made('11', head, ['files/../../outside.pdf', 'x']), 'is not the name of an uploaded file'],
    [await made('12', head, ['database/nothing/000001.jsonl', '{}\n']), 'belongs to no table'],
  ];

  for (const [path, reason] of cases) {
    const rejected = await target.run(`restore ${path}`);
    expect.soft([rejected.code, rejected.error]).toEqual([4, expect.stringContaining(reason)]);
  }
  expect(await target.run(`restore ${join(folder, 'none.tar.gz')}`)).toMatchObject({
    code: 2,
    error: expect.stringContaining('<path>: There is no file'),
  });
  expect(await contentOf(target.store)).toEqual(before);
  expect(existsSync(target.dataDir) ? readdirSync(target.dataDir) : []).toEqual([]);
  expect((await target.run(CREATE)).code).toBe(0);
});
