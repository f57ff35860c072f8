import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFiles, type Files } from './files.ts';
import { createImageCache } from './image-cache.ts';

let dataDir: string;
let files: Files;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'files-'));
  files = createFiles({ dataDir });
  const uploads = join(dataDir, 'files', 'edmonton');
  await mkdir(uploads, { recursive: true });
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } });
  await writeFile(join(uploads, 'porch.png'), await picture.png().toBuffer());
  await writeFile(join(uploads, 'broken.jpg'), 'not a picture');
  await writeFile(join(uploads, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dataDir, 'secret.png'), await picture.png().toBuffer());
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.fetch(new Request(`http://localhost${path}`, { headers, method }));

const HOUSE = '/_files/demo/photos/house-012.jpg';

describe('formats', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('a browser that accepts %s gets %s', async (accept, type, decoded) => {
    const response = await get(`${HOUSE}?w=320`, { accept });
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('accept');
    expect({ format, width, height }).toEqual({ format: decoded, width: 320, height: 240 });
  });

  test('a format in the address wins and does not vary', async () => {
    const response = await get(`${HOUSE}?w=320&f=webp`, { accept: 'image/avif' });

    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.has('vary')).toBe(false);
  });

  test('a logo keeps its see-through ground where nothing newer is accepted', async () => {
    const response = await get('/_files/demo/brand/casa-mirasol.png?w=320');
    const { hasAlpha } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();

    expect(response.headers.get('content-type')).toBe('image/png');
    expect(hasAlpha).toBe(true);
  });
});

describe('widths', () => {
  test.each([
    ['1', 320],
    ['399', 320],
    ['401', 480],
    ['640', 640],
    ['99999', 2400],
  ])('%s becomes %i', async (asked, width) => {
    const response = await get(`/_files/demo/portraits/edm-1.jpg?w=${asked}&f=jpeg`);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
  });

  test('a stored picture is never enlarged', async () => {
    const response = await get('/_files/edmonton/porch.png?w=1920&f=webp');
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(900);
  });
});

test('illustrations may be kept for ever, stored files for a while', async () => {
  const drawn = await get(`${HOUSE}?w=320`);
  const stored = await get('/_files/edmonton/porch.png?w=320');
  const versioned = await get('/_files/edmonton/porch.png?w=320&v=7');

  expect(drawn.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(stored.headers.get('cache-control')).toBe('public, max-age=300');
  expect(versioned.headers.get('cache-control')).toContain('immutable');
  expect(drawn.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a picture the browser has is not sent again', async () => {
  const first = await get(`${HOUSE}?w=320&f=jpeg`);
  const again = await get(`${HOUSE}?w=320&f=jpeg`, { 'if-none-match': first.headers.get('etag') ?? '' });

  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('HEAD tells the length without the picture', async () => {
  const response = await get(`${HOUSE}?w=320&f=jpeg`, {}, 'HEAD');

  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
  expect(await response.text()).toBe('');
});

describe('refusals', () => {
  test.each([
    '/_files/demo/photos/house-999.jpg',
    '/_files/demo/photos/castle-001.jpg',
    '/_files/demo/photos/house-1.jpg',
    '/_files/demo/photos/constructor-001.jpg',
    '/_files/demo/scenes/constructor.jpg',
    '/_files/demo/portraits/edm-9.jpg',
    '/_files/demo/',
    '/_files/',
    '/_files/edmonton/missing.jpg',
    '/_files/edmonton/drawing.svg',
    '/_files/edmonton/../../secret.png',
    '/_files/edmonton/..%2f..%2fsecret.png',
    '/_files/edmonton/%2e%2e/%2e%2e/secret.png',
    '/_files/edmonton/.hidden.png',
    '/_files/edmonton/porch.png%00.jpg',
    '/_files/edmonton/a//porch.png',
    '/_files/edmonton/..\\..\\secret.png',
    '/_files/..%2fsecret.png',
    `/_files/edmonton/${'a/'.repeat(20)}porch.png`,
    `/_files/edmonton/${'a'.repeat(400)}.png`,
  ])('%s is not there', async (path) => {
    const response = await get(path);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  test.each([
    ['w=abc', 'w'],
    ['w=-1', 'w'],
    ['w=0', 'w'],
    ['w=1e9', 'w'],
    ['w=', 'w'],
    ['w=999999999999', 'w'],
    ['f=svg', 'f'],
    ['f=', 'f'],
  ])('%s is a bad request that names %s', async (query, field) => {
    const response = await get(`${HOUSE}?${query}`);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'bad_input', field } });
  });

  test('a query word it does not know is ignored', async () => {
    expect((await get(`${HOUSE}?w=320&colour=blue`)).status).toBe(200);
  });

  test('a file that is no picture is said to be unreadable', async () => {
    const response = await get('/_files/edmonton/broken.jpg?w=320');

    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ error: { code: 'unreadable' } });
  });

  test('pictures cannot be written', async () => {
    const response = await get(HOUSE, {}, 'PUT');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test('many that ask for one picture at once share one rendering', async () => {
  const cache = createImageCache(join(dataDir, 'cache', 'shared'));
  let renders = 0;
  const render = async () => {
    renders++;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Buffer.from('picture');
  };

  const answers = await Promise.all(Array.from({ length: 12 }, () => cache.get('aa00.webp', render)));
  const later = await createImageCache(join(dataDir, 'cache', 'shared')).get('aa00.webp', render);

  expect(renders).toBe(1);
  expect([...answers, later].map(String)).toEqual(Array(13).fill('picture'));
});

test('a rendering that failed is tried again, and leaves no half file', async () => {
  const cache = createImageCache(join(dataDir, 'cache', 'failing'));

  await expect(cache.get('bb00.webp', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(cache.get('bb00.webp', async () => Buffer.from('whole'))).resolves.toEqual(
    Buffer.from('whole'),
  );
  expect(await readdir(join(dataDir, 'cache', 'failing', 'bb'))).toEqual(['bb00.webp']);
});
