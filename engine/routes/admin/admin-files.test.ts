import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FILE_MAX_BYTES } from '#domain/files/site-file.ts';
import { newPage } from '#domain/page/new-page.ts';
import { newStrap } from '#domain/page/new-strap.ts';
import { createFiles, type Files } from '../../files/files.ts';
import { openDiskStorage } from '../../files/storage/open-storage.ts';
import { setQuota } from '../../operations/sites/site-quota.ts';
import { addSpaces } from '../../testing/fixtures.ts';
import { createTestEngine, TEST_NOW, type TestEngine } from '../../testing/test-engine.ts';

const FILES = 'space/edmonton/app/website/admin/files';
const SVG =
  '<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

let engine: TestEngine;
let files: Files;
let now = TEST_NOW;

beforeAll(async () => {
  engine = await createTestEngine({ clock: () => now });
  await addSpaces(engine.store);
  files = createFiles({
    dataDir: engine.dataDir,
    storage: openDiskStorage(engine),
    spaceOf: async () => 'edmonton',
  });
});
afterAll(async () => {
  await engine.close();
});

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#3b6ea5' } });
const streamOf = (bytes: Uint8Array | string) => new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
const upload = async (name: string, bytes: Uint8Array | string, token: string | undefined = 'agent') =>
  engine.upload(`${FILES}?name=${encodeURIComponent(name)}`, streamOf(bytes), token);
const open = (url: string, headers: Record<string, string> = {}) =>
  files.fetch(new Request(`http://localhost${url}`, { headers }));

describe('a caller who may not edit', () => {
  test.each([
    [undefined, 401],
    ['forged', 401],
    ['customer', 403],
    ['elsewhere', 403],
  ])('uploads, lists and deletes nothing with the token %s [R6.024]', async (token, status) => {
    const { file } = await upload('mine.png', await picture(11, 7).png().toBuffer());

    expect((await upload('theirs.png', await picture().png().toBuffer(), token ?? '')).status).toBe(status);
    expect((await engine.call(FILES, { token })).status).toBe(status);
    expect((await engine.call(`${FILES}/${file.id}/uses`, { token })).status).toBe(status);
    expect((await engine.call(`${FILES}/${file.id}`, { method: 'DELETE', token })).status).toBe(status);
    expect((await open(file.url)).status).toBe(200);
    expect((await engine.call(FILES, { token: 'agent' })).body.files).toHaveLength(1);
  });
});

test('a picture is stored at a content-addressed path, with its size, and served in any width', async () => {
  const bytes = await picture(900, 600).jpeg().toBuffer();
  const { status, file } = await upload('Front porch.JPG', bytes);

  expect(status).toBe(201);
  expect(file).toMatchObject({
    name: 'Front porch.JPG',
    type: 'image/jpeg',
    kind: 'image',
    bytes: bytes.length,
    width: 900,
    height: 600,
    uploadedBy: 'Ada Agent',
  });
  expect(file.url).toMatch(/^\/_files\/edmonton\/[0-9a-f]{16}\/front-porch-900x600\.jpg$/);

  const shown = await open(`${file.url}?w=320&f=webp`);
  expect(shown.headers.get('cache-control')).toContain('immutable');
  expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 320,
  });
});

test('EXIF orientation is applied, and the position is not published', async () => {
  const exif = { IFD0: { Copyright: 'secret place' } };
  const bytes = await picture(80, 50).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { file } = await upload('upright.jpg', bytes);
  const shown = await open(`${file.url}?f=jpeg`);
  const served = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();

  expect([file.width, file.height]).toEqual([50, 80]);
  expect([served.width, served.height, served.exif]).toEqual([50, 80, undefined]);
});

test('the same file under the same name is stored once, and is the newest again', async () => {
  const bytes = await picture(31, 31).png().toBuffer();
  const first = await upload('twice.png', bytes);
  now = new Date(now.getTime() + 1000);
  await upload('later.png', await picture(33, 31).png().toBuffer());
  now = new Date(now.getTime() + 1000);
  const second = await upload('twice.png', bytes);

  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.file.id).toBe(first.file.id);
  expect((await engine.call(FILES, { token: 'agent' })).body.files[0].name).toBe('twice.png');
});

test.each([
  ['../../../etc/passwd.png', 'passwd.png', 'passwd-12x12.png'],
  ['🏡🎉.png', '🏡🎉.png', 'image-12x12.png'],
  ['..\\..\\boot.ini', 'boot.ini', 'boot-12x12.png'],
  ['page.html', 'page.html', 'page-12x12.png'],
])('a picture called %s is listed as %s and ends in %s', async (uploadName, name, ending) => {
  const { status, file } = await upload(uploadName, await picture(12, 12).png().toBuffer());

  expect(status).toBe(201);
  expect(file.name).toBe(name);
  expect(file.url.split('/').pop()).toBe(ending);
  await access(join(engine.dataDir, 'files', file.url.replace('/_files/', '')));
});

test('a drawing is served as a picture that can run nothing', async () => {
  const { file } = await upload('logo.svg', SVG);
  const response = await open(file.url);

  expect(file).toMatchObject({ type: 'image/svg+xml', width: 40, height: 30 });
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox$/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe(SVG);
});

test('a brochure is opened as PDF, and a video in parts', async () => {
  const pdf = await upload('Brochure.pdf', '%PDF-1.7\nhello');
  const head = Buffer.from('\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00isommp42', 'latin1');
  const video = await upload('tour.mp4', Buffer.concat([head, Buffer.alloc(500, 7)]));
  const part = await open(video.file.url, { range: 'bytes=20-29' });
  const beyond = await open(video.file.url, { range: 'bytes=9000-' });

  expect((await open(pdf.file.url)).headers.get('content-type')).toBe('application/pdf');
  expect(pdf.file.kind).toBe('document');
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 20-29/524']);
  expect((await part.arrayBuffer()).byteLength).toBe(10);
  expect(beyond.status).toBe(416);
});

describe('rejected with the field and the reason', () => {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;

  test.each([
    ['nothing at all', '', 400, /empty/],
    ['a page', '<!doctype html><script>alert(1)</script>', 400, /neither a picture/],
    ['a program', 'MZ\x90\x00', 400, /neither a picture/],
    ['a photo of an iPhone', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 400, /HEIC/],
    ['a head without a picture', '\x89PNG\r\n\x1a\nnothing', 400, /damaged/],
    ['a script in a drawing', svg('<script>alert(1)</script>'), 400, /scripts/],
    ['a handler in a drawing', svg('<rect onload="alert(1)"/>'), 400, /scripts/],
    ['a page in a drawing', svg('<foreignObject><body/></foreignObject>'), 400, /scripts/],
    ['a link out of a drawing', svg('<a href="javascript:alert(1)"/>'), 400, /scripts/],
    ['a drawing of a million spaces', svg(`<a href=${' '.repeat(1_000_000)}>`), 400, /damaged/],
    ['an outside picture in a drawing', svg('<image href="https://a.example/b.png"/>'), 400, /scripts/],
  ])('%s', async (_, bytes, status, reason) => {
    const response = await upload('picture.png', Buffer.from(bytes, 'latin1'));

    expect(response.status).toBe(status);
    expect(response.error).toMatchObject({ field: 'file', message: expect.stringMatching(reason) });
  });

  test('a logo of a few bytes that unpacks to a billion pixels', async () => {
    const response = await upload('logo.png', pngOf(32_000, 32_000));

    expect(response.error).toMatchObject({ field: 'file', message: expect.stringMatching(/million pixels/) });
    expect(response.status).toBe(400);
  });

  test('a picture that is cut off', async () => {
    const bytes = await picture(800, 800).composite([]).jpeg().toBuffer();
    const response = await upload('half.jpg', bytes.subarray(0, Math.floor(bytes.length / 2)));

    expect([response.status, response.error?.field]).toEqual([400, 'file']);
  });

  test('more than 20 MB, with or without a Content-Length, without storing it', async () => {
    const megabyte = new Uint8Array(1024 * 1024);
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += megabyte.length;
        controller.enqueue(megabyte);
      },
    });
    const response = await engine.upload(`${FILES}?name=large.jpg`, endless);
    const withLength = await engine.call(`${FILES}?name=large.jpg`, {
      method: 'POST',
      token: 'agent',
      headers: { 'content-length': String(50 * 1024 * 1024) },
    });

    expect(response.status).toBe(413);
    expect(response.error).toEqual({
      code: 'too_large',
      field: 'file',
      message: 'The file is larger than 20 MB',
    });
    expect(withLength.status).toBe(413);
    expect(sent).toBeLessThan(FILE_MAX_BYTES * 1.5);
  });

  test('a body without a name', async () => {
    const response = await engine.upload(FILES, streamOf(SVG));
    expect([response.status, response.error?.field]).toEqual([400, 'name']);
  });

  test('and nothing of what was rejected stays on the disk', async () => {
    expect(await readdir(join(engine.dataDir, 'files', '.incoming'))).toEqual([]);
    expect(engine.errors).toEqual([]);
  });
});

test('a file is replaced, and its focus set, wherever it is used', async () => {
  const { file } = await upload('front.png', await picture(300, 200).png().toBuffer());
  const page = {
    slug: 'fronts',
    name: 'Fronts',
    straps: [{ name: 'strap-x', state: { imageUrl: file.url } }],
  };
  const html = { html: encodeURIComponent(`<img src="${file.url}">`) };
  await engine.store.db
    .insertInto('pages')
    .values({ space_id: 'edmonton', slug: 'fronts', body: JSON.stringify({ ...page, ...html }) })
    .execute();
  await engine.store.db
    .insertInto('settings')
    .values({
      space_id: 'edmonton',
      name: 'footer',
      body: JSON.stringify({ logo: file.url }),
      saved_by: null,
    })
    .execute();
  const stored = async () => {
    const [page] = await engine.store.db
      .selectFrom('pages')
      .select(['body', 'revision'])
      .where('slug', '=', 'fronts')
      .execute();
    const [footer] = await engine.store.db
      .selectFrom('settings')
      .select('body')
      .where('name', '=', 'footer')
      .execute();
    return {
      text: decodeURIComponent(JSON.stringify([page?.body, footer?.body])),
      revision: Number(page?.revision),
    };
  };
  const edit = (body: object) => engine.call(`${FILES}/${file.id}`, { method: 'PUT', token: 'agent', body });

  const focused = await edit({ focus: { x: 32, y: 88 }, altText: ' Our front ' });
  expect(focused.body).toMatchObject({ focus: { x: 30, y: 90 }, altText: 'Our front' });
  expect(focused.body.url).toBe(file.url.replace('-300x200', '--x30--y90-300x200'));
  const first = await stored();
  expect(first.text.split(focused.body.url)).toHaveLength(4);
  for (const url of [file.url, focused.body.url]) expect((await open(`${url}?w=320`)).status).toBe(200);

  const other = await picture(400, 100).png().toBuffer();
  const replaced = await engine.upload(`${FILES}?name=other.png&replaces=${file.id}`, streamOf(other));
  const second = await stored();
  expect(replaced.file).toMatchObject({
    id: file.id,
    name: 'front.png',
    width: 400,
    focus: { x: 50, y: 50 },
  });
  expect(replaced.file.url).toMatch(/front-400x100\.png$/);
  expect(second.text.split(replaced.file.url)).toHaveLength(4);
  expect(second.text).not.toContain(file.url.slice(0, 35));
  expect(second.revision).toBeGreaterThan(first.revision);
  expect((await open(replaced.file.url)).status).toBe(200);
  expect((await open(file.url)).status).toBe(404);
  const uses = await engine.call(`${FILES}/${file.id}/uses`, { token: 'agent' });
  expect(uses.body.uses).toEqual([
    { place: 'footer', slug: null },
    { place: 'page', slug: 'fronts' },
  ]);

  const deed = await engine.upload(`${FILES}?name=deed.pdf&replaces=${file.id}`, streamOf('%PDF-1.7 a'));
  expect([deed.status, deed.error?.field]).toEqual([400, 'file']);
  const beyond = await edit({ focus: { x: 101, y: 0 } });
  expect([beyond.status, beyond.body.error.field]).toEqual([400, 'focus.x']);
});

test('the quota of a site holds for uploads at once, and says what is used and left', async () => {
  const limited = await createTestEngine({ store: engine.store, filesQuotaBytes: 2 * 1024 * 1024 });
  const path = FILES.replace('edmonton', 'san-antonio');
  const pdf = (n: number) => streamOf(`%PDF-1.7 ${n} ${'x'.repeat(1024 * 1024)}`);
  const add = (n: number) => limited.upload(`${path}?name=${n}.pdf`, pdf(n), 'elsewhere');

  const responses = await Promise.all([1, 2, 3].map(add));
  const rejected = responses.filter(({ status }) => status === 413);
  const list = await limited.call(path, { token: 'elsewhere' });

  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(rejected[0]?.error).toEqual({
    code: 'too_large',
    field: 'file',
    message: 'The file has 1.0 MB. The files of this site use 1.0 MB of 2 MB, so that 1.0 MB are left',
  });
  expect(list.body).toMatchObject({ total: 1, maxBytes: 2 * 1024 * 1024 });
  const stored = await readdir(join(limited.dataDir, 'files', 'san-antonio'), { recursive: true });
  expect(stored.filter((name) => name.endsWith('.pdf'))).toHaveLength(1);

  await setQuota(engine.store.db, { id: 'san-antonio', quota: 9 });
  expect((await add(4)).status).toBe(201);
  expect((await limited.call(path, { token: 'elsewhere' })).body.maxBytes).toBe(9 * 1024 * 1024);
  await limited.close();
});

test('files are listed the newest first, by name and by kind', async () => {
  const all = await engine.call(FILES, { token: 'agent' });
  const named = await engine.call(`${FILES}?text=PORCH`, { token: 'agent' });
  const documents = await engine.call(`${FILES}?kind=document`, { token: 'agent' });
  const bytes = all.body.files.reduce((sum: number, file: { bytes: number }) => sum + file.bytes, 0);

  expect(all.body).toMatchObject({ total: all.body.files.length, bytes });
  expect(named.body.files.map(({ name }: { name: string }) => name)).toEqual(['Front porch.JPG']);
  expect(documents.body.files.map(({ name }: { name: string }) => name)).toEqual(['Brochure.pdf']);
});

test('the uses of a file are listed, then it is deleted permanently', async () => {
  const { file } = await upload('used.png', await picture(21, 21).png().toBuffer());
  const body = { name: 'header-basic', state: { logo: { imageUrl: file.url } }, config: {} };
  await engine.store.db
    .insertInto('settings')
    .values({ space_id: 'edmonton', name: 'header', body: JSON.stringify(body), saved_by: null })
    .execute();
  await engine.call('space/edmonton/app/website/admin/site-drafts/header', {
    method: 'PUT',
    token: 'agent',
    body: { value: { ...body, nav: [] }, base: body, baseRevision: 1 },
  });

  const uses = await engine.call(`${FILES}/${file.id}/uses`, { token: 'agent' });
  const deleted = await engine.call(`${FILES}/${file.id}`, { method: 'DELETE', token: 'agent' });
  const again = await engine.call(`${FILES}/${file.id}`, { method: 'DELETE', token: 'agent' });

  expect(uses.body).toEqual({
    uses: [
      { place: 'draft', slug: null },
      { place: 'header', slug: null },
    ],
  });
  expect([deleted.status, again.status]).toEqual([204, 404]);
  expect((await open(file.url)).status).toBe(404);
});

test.each(['page=0', 'page=x', 'kind=virus', `text=${'a'.repeat(300)}`, 'text=%00'])(
  'a list with %s is rejected',
  async (query) => {
    const response = await engine.call(`${FILES}?${query}`, { token: 'agent' });
    expect([response.status, response.body.error.field]).toEqual([400, query.split('=')[0]]);
  },
);

/** A PNG of one colour, with dimensions in its header that its data do not have. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(named.length + 8);
    frame.writeUInt32BE(data.length, 0);
    named.copy(frame, 4);
    frame.writeUInt32BE(crc32(named), named.length + 4);
    return frame;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);

  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('the pictures of a site are those of pages, settings and team, uploaded or not, the most used first', async () => {
  const put = (path: string, body: object) =>
    engine.call(`space/edmonton/app/website/admin/${path}`, { method: 'PUT', token: 'agent', body });
  const background = { style: { bgImage: { imageUrls: ['/behind.jpg'] } } };
  await put(
    'page/pictures',
    newPage({
      slug: 'pictures',
      straps: [
        newStrap({ name: 'strap-image', state: { image: { imageUrl: '/porch.jpg', altText: 'Our porch' } } }),
        newStrap(
          {
            name: 'strap-gallery',
            state: { images: [{ imageUrl: '/porch.jpg' }, { imageUrl: '' }] },
            config: background,
          },
          ['strap-gallery-1'],
        ),
      ],
    }),
  );

  const { status, body } = await engine.call('space/edmonton/app/website/admin/pictures', { token: 'agent' });
  expect(status).toBe(200);
  expect(body.pictures[0]).toEqual({ url: '/porch.jpg', altText: 'Our porch' });
  expect(body.pictures).toContainEqual({ url: '/behind.jpg', altText: '' });
  expect(body.pictures.map(({ url }: { url: string }) => url)).not.toContain('');
  expect((await engine.call('space/edmonton/app/website/admin/pictures')).status).toBe(401);
});
