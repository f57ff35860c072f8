import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { readEntries, writeArchive } from '../../backup/archive.ts';
import { deletePage } from '../../operations/pages/delete-page.ts';
import { savePage } from '../../operations/pages/save-page.ts';
import { readMigrations } from '../../store/database/migrate.ts';
import { addCustomers, addSpaces } from '../../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const ARCHIVE = 'space/edmonton/app/website/admin/archive';
const FILES = 'space/edmonton/app/website/admin/files';
const HEAD = {
  format: 'strapwork-site',
  version: 1,
  site: 'edmonton',
  migrations: readMigrations().map(({ name, checksum }) => ({ name, checksum })),
};
const MB = 1024 ** 2;

const streamOf = (bytes: Uint8Array) => Readable.toWeb(Readable.from([bytes])) as ReadableStream;

describe.each(STORE_KINDS)('a whole site as one archive on %s', (kind) => {
  let engine: TestEngine;
  let folder: string;
  const download = async () => {
    const response = await engine.fetch(ARCHIVE);
    expect(response.headers.get('content-type')).toBe('application/gzip');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    return bytes;
  };
  const upload = async (bytes: Uint8Array | ReadableStream, token = 'agent') => {
    const response = await engine.fetch(ARCHIVE, {
      method: 'POST',
      token,
      body: bytes instanceof ReadableStream ? bytes : streamOf(bytes),
    });
    // biome-ignore lint/suspicious/noExplicitAny: untyped JSON
    const body: any = await response.json();

    return { status: response.status, body };
  };
  const context = () => ({ db: engine.store.db, clock: () => TEST_NOW });
  const slugs = async () =>
    (
      await engine.store.db
        .selectFrom('pages')
        .select('slug')
        .where('space_id', '=', 'edmonton')
        .orderBy('slug')
        .execute()
    ).map(({ slug }) => slug);

  beforeAll(async () => {
    engine = await createTestEngine({ kind, filesQuotaBytes: 2 * MB });
    folder = await mkdtemp(join(tmpdir(), 'strapwork-archive-'));
    await addSpaces(engine.store);
    await addCustomers(engine.store);
    for (const [spaceId, slug] of [
      ['edmonton', 'sell'],
      ['edmonton', 'buy'],
      ['san-antonio', 'index'],
    ] as const)
      await savePage(context(), { spaceId, slug, page: newPage({ slug }), savedBy: 'Ada' });
    await engine.upload(`${FILES}?name=plan.pdf`, streamOf(Buffer.from('%PDF-1.7 a floor plan')));
    await engine.store.db
      .insertInto('agents')
      .values({
        space_id: 'edmonton',
        id: 'a',
        uid: 'ada',
        doc: JSON.stringify({ displayName: 'Ada', role: 'realtor' }),
      })
      .execute();
  }, 120_000);
  afterAll(async () => {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('it is downloaded, restored over later changes, and then has the same bytes', async () => {
    const archive = await download();
    const { stored } = await savePage(context(), {
      spaceId: 'edmonton',
      slug: 'later',
      page: newPage({ slug: 'later' }),
      savedBy: 'Ada',
    });
    expect(stored.revision).toBeGreaterThan(0);
    const [buy] = await engine.store.db
      .selectFrom('pages')
      .select('revision')
      .where('slug', '=', 'buy')
      .execute();
    await deletePage(context(), {
      spaceId: 'edmonton',
      slug: 'buy',
      revision: Number(buy?.revision),
      deletedBy: 'Ada',
    });
    await engine.upload(`${FILES}?name=later.pdf`, streamOf(Buffer.from('%PDF-1.7 later')));
    expect(await slugs()).toEqual(['later', 'sell']);
    expect((await download()).equals(archive)).toBe(false);

    const imported = await upload(archive);

    expect(imported).toEqual({ status: 200, body: { rows: expect.any(Number), files: 1 } });
    expect(await slugs()).toEqual(['buy', 'sell']);
    expect((await engine.call(FILES, { token: 'agent' })).body.files).toMatchObject([{ name: 'plan.pdf' }]);
    expect((await download()).equals(archive)).toBe(true);
    expect(await engine.store.db.selectFrom('customers').select('id').execute()).not.toEqual([]);
    const { records } = (await engine.call('space/edmonton/audit?size=2', { token: 'agent' })).body;
    expect(records).toMatchObject([
      { action: 'exported', kind: 'site' },
      { action: 'imported', kind: 'site', actor: 'Ada Agent', summary: expect.stringContaining('1 files') },
    ]);
    // Nothing is left of the transfers.
    expect(await readdir(join(engine.dataDir, 'files/.incoming'))).toEqual([]);
  });

  test('what is no archive of this site is rejected with the reason, and nothing is half done', async () => {
    const archive = await download();
    const whole = join(folder, 'whole.tar.gz');
    await writeFile(whole, archive);
    const entries: [string, string][] = [];
    await readEntries(whole, async (entry) => void entries.push([entry.name, await entry.text()]));
    const other = await engine.store.db
      .selectFrom('pages')
      .select('page_key')
      .where('space_id', '=', 'san-antonio')
      .executeTakeFirstOrThrow();
    const made = async (change: object, edit = (text: string, _: string) => text) => {
      const path = join(folder, 'made.tar.gz');
      await writeArchive(path, { ...HEAD, ...change }, async ({ text }) => {
        for (const [name, content] of entries) await text(name, edit(content, name));
      });
      return readFile(path);
    };
    const key =
      /"page_key": ?"([^"]+)"/.exec(entries.find(([name]) => name.includes('/pages/'))?.[1] ?? '')?.[1] ?? '';
    const cases: [Uint8Array, string][] = [
      [archive.subarray(0, Math.floor(archive.length * 0.6)), 'it is cut off'],
      [await made({ version: 2 }), 'made by another version'],
      [await made({ migrations: HEAD.migrations.slice(0, -1) }), 'older version'],
      [await made({ site: 'san-antonio' }), 'it is of the site san-antonio, and this is edmonton'],
      [await made({}, (text) => text.replaceAll(key, other.page_key)), 'belongs to another site here'],
      [
        await made({}, (text, name) =>
          name.includes('/pages/')
            ? text.replace('"space_id": "edmonton"', '"space_id": "san-antonio"')
            : text,
        ),
        'is not of the site edmonton',
      ],
      [await made({}, (text, name) => (name.endsWith('.pdf') ? '<script>' : text)), 'plan.pdf'],
      // A gigabyte and more of zeros begins so.
      [gzipSync(Buffer.alloc(80 * MB)), 'times its size'],
      [Buffer.from('hello'), 'no file of Download Archive'],
    ];

    for (const [bytes, reason] of cases) {
      const rejected = await upload(bytes);
      expect
        .soft([rejected.status, rejected.body.error.message])
        .toEqual([400, expect.stringContaining(reason)]);
    }
    let sent = 0;
    const zeros = new ReadableStream({
      pull(controller) {
        sent += MB;
        if (sent > 2048 * MB) controller.close();
        else controller.enqueue(new Uint8Array(MB));
      },
    });
    expect((await upload(zeros)).body.error).toMatchObject({ field: 'file' });
    expect(sent).toBeLessThan(16 * MB);
    expect((await upload(archive, 'editor')).status).toBe(403);
    expect((await engine.fetch(ARCHIVE, { token: 'editor' })).status).toBe(403);
    expect((await download()).equals(archive)).toBe(true);
    expect(await readdir(join(engine.dataDir, 'files/.incoming'))).toEqual([]);
  });
});
