import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { readEntries, writeArchive } from '#engine/backup/archive.ts';
import type { Store } from '#engine/store/database/db.ts';
import { readMigrations } from '#engine/store/database/migrate.ts';
import { putReplyTexts } from '#engine/store/leads/reply-text-table.ts';
import { insertShape } from '#engine/store/places/shape-table.ts';
import { createTestStore, STORE_KINDS } from '#engine/testing/test-store.ts';
import { addCustomers, addSpaces } from '#engine/testing/fixtures.ts';
import { deletePage } from '#engine/operations/pages/delete-page.ts';
import { savePage } from '#engine/operations/pages/save-page.ts';
import { commandsOn } from './testing/run-command.ts';

const NOW = new Date('2026-11-21T19:00:00.123Z');
const CREATE =
  'site create --name Harbour --host harbour.example --country CA --time-zone America/Halifax --owner-name Odile --owner-email o@harbour.example';
const FILE = 'harbour/0123456789abcdef/plan.pdf';
const REPLY_TEXT = { name: 'Thanks', text: 'Hello {name},' };
const WRONG_STRAP = JSON.stringify({
  id: 'strap-text-1',
  name: 'strap-text',
  order: 0,
  state: { title: { html: 'Wrong', size: 'h7' } },
  config: {},
});
const MIGRATIONS = readMigrations().map(({ name, checksum }) => ({ name, checksum }));

let folder: string;
let store: Store;
let other: Store;
let run: ReturnType<typeof commandsOn>;
let runThere: ReturnType<typeof commandsOn>;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'strapwork-site-'));
  store = await createTestStore();
  other = await createTestStore(STORE_KINDS.at(-1));
  run = commandsOn(store, { env: { DATA_DIR: at('here') }, now: () => NOW });
  runThere = commandsOn(other, { env: { DATA_DIR: at('there') }, now: () => NOW });

  await addSpaces(store);
  await addCustomers(store);
  await run(CREATE);
  mkdirSync(join(at('here'), 'files', FILE, '..'), { recursive: true });
  writeFileSync(join(at('here'), 'files', FILE), '%PDF-1.7 a floor plan');
  const context = { db: store.db, clock: () => NOW };
  const page = newPage({ slug: 'sell', name: 'Sell “well” é' });
  const { stored } = await savePage(context, { spaceId: 'harbour', slug: 'sell', page, savedBy: 'Odile' });
  const change = { spaceId: 'harbour', slug: 'sell', savedBy: 'Odile' };
  await savePage(context, { ...change, page: { ...page, name: 'Selling' }, revision: stored.revision });
  const gone = { spaceId: 'harbour', slug: 'gone', savedBy: 'Odile' };
  const trashed = await savePage(context, { ...gone, page: newPage({ slug: 'gone', name: 'Gone' }) });
  await deletePage(context, { ...gone, revision: trashed.stored.revision, deletedBy: 'Odile' });
  const corners = [
    { lat: 53, lon: -113 },
    { lat: 53, lon: -112 },
    { lat: 54, lon: -112 },
  ];
  const ring = [...corners, { lat: 53, lon: -113 }].map(({ lat, lon }) => [lon, lat]);
  await insertShape(store.db, {
    index: 'drawn',
    id: 'cove',
    spaceId: 'harbour',
    type: 'Polygon',
    geometry: { type: 'Polygon', coordinates: [ring] },
    centre: { lat: 53.5, lon: -112.5 },
    bounds: { north: 54, south: 53, east: -112, west: -113 },
    area: [[corners]],
    createdBy: 'agent',
  });
  await putReplyTexts(store.db, { spaceId: 'harbour', texts: [REPLY_TEXT] });
  await savePage(context, {
    spaceId: 'edmonton',
    slug: 'index',
    page: newPage({ slug: 'index' }),
    savedBy: 'Ada',
  });
}, 120_000);
afterAll(async () => {
  await store.close();
  await other.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a site moves to another server as one archive, and a second export of it has the same bytes', {
  timeout: 120_000,
}, async () => {
  const exported = await run(`site export harbour ${at('site.tar.gz')} --json`);
  expect(exported).toMatchObject({ code: 0, error: '' });
  expect((await run(`site export harbour ${at('site.tar.gz')}`)).error).toContain('exists already');
  expect((await run(`site export nowhere ${at('none.tar.gz')}`)).error).toContain(
    'The site nowhere could not be found',
  );

  const imported = await runThere(`site import ${at('site.tar.gz')} --json`);

  expect(imported).toMatchObject({ code: 0, error: '' });
  expect(imported.json).toMatchObject({ site: 'harbour', rows: exported.json.rows, files: 1 });
  expect((await runThere('site list --json')).json).toMatchObject([
    { id: 'harbour', hosts: ['harbour.example'] },
  ]);
  expect(readFileSync(join(at('there'), 'files', FILE), 'utf8')).toBe('%PDF-1.7 a floor plan');
  const pages = await other.db.selectFrom('pages').select(['slug', 'space_id']).orderBy('slug').execute();
  expect(pages.map(({ slug }) => slug)).toEqual(['about', 'contact', 'index', 'sell', 'selling']);
  expect(await other.db.selectFrom('page_versions').select('revision').execute()).toHaveLength(7);
  expect(await other.db.selectFrom('trashed_pages').select('deleted_by').execute()).toEqual([
    { deleted_by: 'Odile' },
  ]);
  expect(await other.db.selectFrom('shapes').select('id').execute()).toEqual([{ id: 'cove' }]);
  expect(await other.db.selectFrom('reply_texts').select('texts').execute()).toEqual([
    { texts: [REPLY_TEXT] },
  ]);
  for (const table of ['accounts', 'customers'] as const)
    expect(await other.db.selectFrom(table).selectAll().execute()).toEqual([]);

  await runThere(`site export harbour ${at('again.tar.gz')}`);
  expect(readFileSync(at('again.tar.gz')).equals(readFileSync(at('site.tar.gz')))).toBe(true);

  // Revisions continue after the imported ones.
  const context = { db: other.db, clock: () => NOW };
  const page = newPage({ slug: 'new' });
  const { stored } = await savePage(context, { spaceId: 'harbour', slug: 'new', page, savedBy: 'Odile' });
  const { rows } = { rows: await other.db.selectFrom('page_versions').select('revision').execute() };
  expect(Math.max(...rows.map(({ revision }) => Number(revision)))).toBe(Number(stored.revision));
});

test('what is here already, of another site or of another version is rejected, and nothing is half done', {
  timeout: 120_000,
}, async () => {
  const target = await createTestStore();
  const dataDir = at('rejected');
  const runRejected = commandsOn(target, { env: { DATA_DIR: dataDir }, now: () => NOW });
  await runRejected(CREATE.replace('--name Harbour', '--name Taken'));
  const head = { format: 'strapwork-site', version: 1, site: 'harbour', migrations: MIGRATIONS };
  const entries: [string, string][] = [];
  await readEntries(at('site.tar.gz'), async (entry) => void entries.push([entry.name, await entry.text()]));
  let number = 0;
  const made = async (
    change: Partial<typeof head>,
    edit: (name: string, text: string) => [string, string],
  ) => {
    number += 1;
    const path = at(`rejected-${number}.tar.gz`);
    await writeArchive(path, { ...head, ...change }, async ({ text }) => {
      for (const [name, content] of entries) await text(...edit(name, content));
    });
    return path;
  };
  const as = (name: string, text: string): [string, string] => [name, text];
  const within = (table: string, from: string, to: string) => (name: string, text: string) =>
    as(name, name.startsWith(`site/${table}/`) ? text.replace(from, to) : text);
  const cutOff = () => {
    const path = at('cut-off.tar.gz');
    const whole = readFileSync(at('site.tar.gz'));
    writeFileSync(path, whole.subarray(0, Math.floor(whole.length * 0.6)));
    return path;
  };
  /** What 2 GB of zeros begin with: it is rejected long before its end. */
  const zeros = () => {
    const path = at('zeros.tar.gz');
    writeFileSync(path, gzipSync(Buffer.alloc(128 * 1024 * 1024)));
    return path;
  };
  const taken = await target.db.selectFrom('pages').select('page_key').execute();
  const key = String(taken[0]?.page_key);
  const cases: [string, string, string][] = [
    [at('site.tar.gz'), '', 'its host name harbour.example belongs to another site here'],
    [await made({ site: 'taken' }, as), '--host a.example', 'there is a site taken here already'],
    [
      await made({}, within('pages', '"harbour"', '"taken"')),
      '--host a.example',
      'has the key taken, which is not of the site',
    ],
    [await made({}, within('settings', '"harbour"', '"taken"')), '--host a.example', 'has the key taken'],
    [
      await made({}, within('spaces', '"harbour"', '"elsewhere"')),
      '--host a.example',
      'has the key elsewhere',
    ],
    [
      await made({}, (name, text) =>
        as(
          name,
          name.startsWith('site/page_versions') ? text.replace(/("page_key": ")[^"]+/, `$1${key}`) : text,
        ),
      ),
      '--host a.example',
      `its page ${key} belongs to another site here`,
    ],
    [
      await made({}, (name, text) => as(name.replace('files/harbour/', 'files/taken/'), text)),
      '--host a.example',
      'belongs to another site than harbour',
    ],
    [
      await made({}, (name, text) =>
        as(name.replace('site/forms', 'site/accounts').replace('site/agents', 'site/accounts'), text),
      ),
      '--host a.example',
      'does not belong to a site',
    ],
    [
      await made({ migrations: MIGRATIONS.slice(0, -1) }, as),
      '--host a.example',
      'exported by an older version',
    ],
    [
      await made({ migrations: [...MIGRATIONS, { name: '9', checksum: '9' }] }, as),
      '--host a.example',
      'newer version',
    ],
    [await made({ format: 'strapwork-backup' }, as), '--host a.example', 'no archive of one site'],
    [await made({ version: 9 }, as), '--host a.example', 'made by another version of the product'],
    [
      await made({}, within('pages', '"straps": []', `"straps": [${WRONG_STRAP}]`)),
      '--host a.example',
      'site/pages/000001.jsonl, line 4: page sell: straps.0.state.title.size: strap-text, title.size: ',
    ],
    [
      await made({}, within('page_versions', '"straps": []', '"straps": 7')),
      '--host a.example',
      'straps: It is 7; expected is a list in [ ]',
    ],
    [
      await made({}, within('trashed_pages', '"metaInfo": {', '"hero": 1, "metaInfo": {')),
      '--host a.example',
      'site/trashed_pages/000001.jsonl, line 1: page gone: hero: ',
    ],
    [
      await made({}, within('settings', '"siteName": "', '"siteName": 1, "x": "')),
      '--host a.example',
      'website.config.display.siteName: ',
    ],
    [
      await made({}, within('agents', '"displayName": "Odile"', '"displayName": ""')),
      '--host a.example',
      'doc.displayName: An agent has a name',
    ],
    [await made({}, within('spaces', '"currency": "CAD"', '"currency": 1')), '--host a.example', 'currency'],
    [
      await made({}, within('pages', '"sort_order": 0', '"sort_order": "many"')),
      '--host a.example',
      'site/pages/000001.jsonl: invalid input syntax for type integer',
    ],
    [
      await made({}, (name, text) =>
        as(name, name.startsWith('files/') ? '<script>alert(1)</script>' : text),
      ),
      '--host a.example',
      `files/${FILE}: This is neither a picture`,
    ],
    [
      await made({}, (name, text) => as(name.replace(FILE, 'harbour/../../../etc/passwd'), text)),
      '--host a.example',
      'is not the name of an uploaded file',
    ],
    [cutOff(), '--host a.example', 'it is cut off'],
    [zeros(), '--host a.example', 'it unpacks to more than 250 times its size'],
  ];
  const rowsOf = async () => ({
    spaces: await target.db.selectFrom('spaces').select('id').execute(),
    pages: await target.db.selectFrom('pages').select('slug').execute(),
    versions: await target.db.selectFrom('page_versions').select('revision').execute(),
    hosts: await target.db.selectFrom('space_hosts').selectAll().execute(),
  });
  const before = await rowsOf();

  for (const [path, host, reason] of cases) {
    const rejected = await runRejected(`site import ${path} ${host}`);
    expect.soft([rejected.code, rejected.error]).toEqual([4, expect.stringContaining(reason)]);
  }
  expect(await runRejected(`site import ${at('site.tar.gz')} --host harbour.example`)).toMatchObject({
    code: 2,
    error: '--host: The host name harbour.example belongs to the site taken.\n',
  });

  expect(await rowsOf()).toEqual(before);
  expect(existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name !== 'files') : []).toEqual([]);
  expect(await runRejected(`site import ${at('site.tar.gz')} --host www.moved.example`)).toMatchObject({
    code: 0,
  });
  expect((await runRejected('site list --json')).json).toMatchObject([
    { id: 'harbour', hosts: ['www.moved.example'] },
    { id: 'taken', hosts: ['harbour.example'] },
  ]);
  await target.close();
});

test('an import that is killed leaves nothing behind that the next one would stumble over', {
  timeout: 240_000,
}, async () => {
  const dataDir = at('killed');
  const main = join(import.meta.dirname, 'main.ts');
  const start = () =>
    spawn(process.execPath, [main, 'site', 'import', at('site.tar.gz')], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' },
      stdio: 'ignore',
    });
  mkdirSync(dataDir);
  const unfinished = () => readdirSync(dataDir).filter((name) => name.startsWith('files.importing-'));

  const killed = start();
  const killing = watch(dataDir, () => {
    if (unfinished().length > 0) killed.kill('SIGKILL');
  });
  await once(killed, 'exit');
  killing.close();
  expect(killed.signalCode).toBe('SIGKILL');
  expect(unfinished()).toHaveLength(1);
  // As if it had been killed later: the files are in their place, the rows are not committed.
  writeFileSync(join(dataDir, String(unfinished()[0]), 'moving'), 'harbour');
  mkdirSync(join(dataDir, 'files/harbour/aaaaaaaaaaaaaaaa'), { recursive: true });

  const again = start();
  await once(again, 'exit');

  expect(again.exitCode).toBe(0);
  expect(unfinished()).toEqual([]);
  expect(readdirSync(join(dataDir, 'files/harbour'))).toEqual(['0123456789abcdef']);
});
