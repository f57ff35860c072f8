import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSpaces } from '../../testing/fixtures.ts';
import { type S3Server, startS3 } from '../../testing/s3-server.ts';
import { createTestEngine } from '../../testing/test-engine.ts';
import { createTestStore } from '../../testing/test-store.ts';
import { createFiles } from '../files.ts';
import type { FileStorage } from './file-storage.ts';
import { moveFiles } from './move-files.ts';
import { openDiskStorage, openStorage } from './open-storage.ts';

const NAME = 'edmonton/0123456789abcdef/deed.pdf';
const FILES = 'space/edmonton/app/website/admin/files';

let folder: string;
let s3: S3Server;
let number = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

async function local(content: string): Promise<string> {
  const path = join(folder, `local-${++number}`);
  await writeFile(path, content);
  return path;
}
const bucket = (prefix: string) => openStorage({ dataDir: folder, s3: { ...s3.settings, prefix } });

describe.each(['disk', 's3'] as const)('on %s', (kind) => {
  let storage: FileStorage;
  const read = async (name: string, range?: { start: number; end: number }) => {
    const body = await storage.read(name, range);
    return body && text(body);
  };

  beforeEach(async () => {
    number += 1;
    storage =
      kind === 'disk'
        ? openDiskStorage({ dataDir: join(folder, `disk-${number}`) })
        : await bucket(`sites-${number}/`);
  });

  test('a file is stored, found, read whole and in parts, and removed', async () => {
    await storage.check();
    expect([await storage.find(NAME), await storage.read(NAME)]).toEqual([null, null]);

    await storage.put(NAME, await local('a deed of land'), 'application/pdf');
    const found = await storage.find(NAME);
    await storage.put('san-antonio/0123456789abcdef/map.png', await local('map'));

    expect(found?.bytes).toBe(14);
    expect(await read(NAME)).toBe('a deed of land');
    expect(await read(NAME, { start: 2, end: 5 })).toBe('deed');
    expect(await storage.list('edmonton')).toEqual([NAME]);
    expect(await storage.list()).toEqual([NAME, 'san-antonio/0123456789abcdef/map.png']);

    await storage.remove(NAME);
    await storage.remove(NAME);
    expect(await storage.find(NAME)).toBeNull();
  });

  test('its files are replaced as a whole, or stay', async () => {
    const source = async () => {
      const path = join(folder, `source-${++number}`);
      await mkdir(join(path, 'edmonton', 'fedcba9876543210'), { recursive: true });
      await writeFile(join(path, 'edmonton', 'fedcba9876543210', 'new.pdf'), 'new');
      return path;
    };
    const added = 'edmonton/fedcba9876543210/new.pdf';
    await storage.put(NAME, await local('old'));
    await storage.put('san-antonio/0123456789abcdef/map.png', await local('map'));

    await (await storage.replaceAll(await source(), 'edmonton')).undo();
    expect(await storage.list('edmonton')).toEqual([NAME]);
    expect(await read(NAME)).toBe('old');

    await (await storage.replaceAll(await source(), 'edmonton')).keep();
    expect(await storage.list()).toEqual([added, 'san-antonio/0123456789abcdef/map.png']);
    await (await storage.replaceAll(await source())).keep();
    expect(await storage.list()).toEqual([added]);
  });
});

describe('a bucket that cannot be used says why', () => {
  test.each([
    ['bucket', 'nowhere', /no such bucket \(FILES_S3_BUCKET\)/],
    ['secretAccessKey', 'wrong', /the secret is wrong \(FILES_S3_SECRET_ACCESS_KEY\)/],
    ['endpoint', 'http://127.0.0.1:1', /ECONNREFUSED/],
  ])('with another %s', async (key, value, reason) => {
    const strict = await startS3({ checksSignatures: true });
    const open = (change: object) => openStorage({ dataDir: folder, s3: { ...strict.settings, ...change } });

    await expect((await open({})).check()).resolves.toBeUndefined();
    await expect((await open({ [key]: value })).check()).rejects.toThrow(reason);
    await strict.stop();
  });
});

test('files move to a bucket and back, each compared by its hash', async () => {
  const disk = openDiskStorage({ dataDir: join(folder, 'moved') });
  const storage = await bucket('moved/');
  await disk.put(NAME, await local('a deed'));
  await disk.put('edmonton/aaaaaaaaaaaaaaaa/b.png', await local('b'));

  expect(await moveFiles(disk, storage, { remove: false })).toEqual({ copied: 2, kept: 0, failed: [] });
  expect(await moveFiles(disk, storage, { remove: true })).toEqual({ copied: 0, kept: 2, failed: [] });
  expect(await disk.list()).toEqual([]);
  expect(await moveFiles(storage, disk, { remove: true })).toEqual({ copied: 2, kept: 0, failed: [] });
  expect([await disk.list(), await storage.list()]).toEqual([
    [NAME, 'edmonton/aaaaaaaaaaaaaaaa/b.png'].sort(),
    [],
  ]);
});

test('what one process uploads to a bucket, another lists, serves and deletes', async () => {
  const store = await createTestStore();
  await addSpaces(store);
  const storage = () => bucket('shared/');
  const [first, second] = [
    await createTestEngine({ store, storage: await storage() }),
    await createTestEngine({ store, storage: await storage() }),
  ];
  const files = createFiles({
    dataDir: second.dataDir,
    storage: await storage(),
    spaceOf: async () => 'edmonton',
  });
  const open = (url: string, headers = {}) => files.fetch(new Request(`http://localhost${url}`, { headers }));
  const body = (bytes: Uint8Array | string) => new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3b6ea5' } })
    .jpeg()
    .toBuffer();

  const porch = await first.upload(`${FILES}?name=porch.jpg`, body(picture));
  const deed = await first.upload(`${FILES}?name=deed.pdf`, body('%PDF-1.7 a deed'));
  const listed = await second.call(FILES, { token: 'agent' });
  const shown = await open(`${porch.file.url}?w=320&f=webp`);
  const part = await open(deed.file.url, { range: 'bytes=0-3' });

  expect(listed.body.total).toBe(2);
  expect(shown.headers.get('cache-control')).toContain('immutable');
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(320);
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
    206,
    'application/pdf',
    '%PDF',
  ]);
  expect((await second.call(`${FILES}/${porch.file.id}`, { method: 'DELETE', token: 'agent' })).status).toBe(
    204,
  );
  expect((await open(`${porch.file.url}?w=320&f=webp`)).status).toBe(404);
  expect((await first.call(FILES, { token: 'agent' })).body.total).toBe(1);
  expect([...first.errors, ...second.errors]).toEqual([]);

  await Promise.all([first.close(), second.close()]);
  await store.close();
});
