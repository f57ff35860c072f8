import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ILLUSTRATIONS } from '#demo/art/illustrations.ts';
import { createFiles, type Files } from './files.ts';
import { createImageCache } from './image-cache.ts';
import { openDiskStorage } from './storage/open-storage.ts';

let dataDir: string;
let files: Files;
const spaceOf = async (request: Request) =>
  new URL(request.url).hostname.replace('localhost', 'edmonton').split('.')[0] ?? null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'files-'));
  files = createFiles({
    dataDir,
    storage: openDiskStorage({ dataDir }),
    spaceOf,
    illustrations: DEMO_ILLUSTRATIONS,
  });
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

const LAND = '/_files/demo/photos/prairie-012.jpg';

describe('formats', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('a browser that accepts %s gets %s', async (accept, type, decoded) => {
    const response = await get(`${LAND}?w=320`, { accept });
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('accept');
    expect({ format, width, height }).toEqual({ format: decoded, width: 320, height: 240 });
  });

  test('a format in the URL wins and does not vary', async () => {
    const response = await get(`${LAND}?w=320&f=webp`, { accept: 'image/avif' });

    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.has('vary')).toBe(false);
  });

  test('a logo retains its transparency without newer formats', async () => {
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
  ])('%s becomes %i', async (requests, width) => {
    const response = await get(`/_files/demo/brand/poplar-and-main.png?w=${requests}&f=jpeg`);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(width);
  });

  test('a picture is never enlarged', async () => {
    const response = await get('/_files/edmonton/porch.png?w=1920&f=webp');
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(900);
  });
});

test('illustrations are cached for an hour, stored files for a while, versioned URLs for a year', async () => {
  const drawn = await get(`${LAND}?w=320`);
  const stored = await get('/_files/edmonton/porch.png?w=320');
  const versioned = await get('/_files/edmonton/porch.png?w=320&v=7');

  expect(drawn.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(stored.headers.get('cache-control')).toBe('public, max-age=300');
  expect(versioned.headers.get('cache-control')).toContain('immutable');
  expect(drawn.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a conditional request gets 304', async () => {
  const first = await get(`${LAND}?w=320&f=jpeg`);
  const again = await get(`${LAND}?w=320&f=jpeg`, { 'if-none-match': first.headers.get('etag') ?? '' });

  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('HEAD returns the length without the body', async () => {
  const response = await get(`${LAND}?w=320&f=jpeg`, {}, 'HEAD');

  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1000);
  expect(await response.text()).toBe('');
});

describe('a stored file', () => {
  test('is found on the hosts of its own space only', async () => {
    const at = (host: string, path: string) => files.fetch(new Request(`http://${host}${path}`));
    const drawing = '/_files/edmonton/0123456789abcdef/deed.svg';
    await mkdir(join(dataDir, 'files', 'edmonton', '0123456789abcdef'), { recursive: true });
    await writeFile(
      join(dataDir, drawing.replace('/_files', 'files')),
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    );

    for (const path of ['/_files/edmonton/porch.png?w=320', drawing]) {
      expect((await at('localhost', path)).status).toBe(200);
      expect((await at('san-antonio.localhost', path)).status).toBe(404);
    }
    expect((await at('san-antonio.localhost', `${LAND}?w=320`)).status).toBe(200);
  });

  test('is not found through a symbolic link that leads elsewhere', async () => {
    const uploads = join(dataDir, 'files', 'edmonton');
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    const pixels = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    await writeFile(join(outside, 'secret.png'), pixels);
    await writeFile(join(outside, 'secret.pdf'), '%PDF-');
    await symlink(join(outside, 'secret.png'), join(uploads, 'linked.png'));
    await symlink(outside, join(uploads, 'ffffffffffffffff'));

    for (const path of ['linked.png', 'ffffffffffffffff/secret.png', 'ffffffffffffffff/secret.pdf'])
      expect((await get(`/_files/edmonton/${path}`)).status).toBe(404);
    await rm(outside, { recursive: true });
  });
});

describe('an illustration', () => {
  test('that is a file is scaled down like a photo, whatever its focus', async () => {
    const response = await get('/_files/demo/scenes/hero-edmonton--x70--y50-1760x990.jpg?w=640&f=webp');
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();

    expect(response.status).toBe(200);
    expect([width, height]).toEqual([640, 360]);
  });

  test('is drawn once for concurrent requests, and never again once it is stored', async () => {
    let drawn = 0;
    const illustrations = {
      ...DEMO_ILLUSTRATIONS,
      draw: (path: string) => {
        drawn++;
        return DEMO_ILLUSTRATIONS.draw(path);
      },
    };
    const own = createFiles({ dataDir, storage: openDiskStorage({ dataDir }), spaceOf, illustrations });
    const send = () =>
      own.fetch(new Request(`http://localhost/_files/demo/photos/house-077.jpg?w=320&f=webp`));

    const responses = await Promise.all(Array.from({ length: 20 }, send));
    await send();

    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(drawn).toBe(1);
  });
});

describe('rejections', () => {
  test.each([
    '/_files/demo/photos/house-1000.jpg',
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
  ])('%s is not found', async (path) => {
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
    const response = await get(`${LAND}?${query}`);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'bad_input', field } });
  });

  test('an unknown query parameter is ignored', async () => {
    expect((await get(`${LAND}?w=320&colour=blue`)).status).toBe(200);
  });

  test('a file that is not an image is reported as unreadable', async () => {
    const response = await get('/_files/edmonton/broken.jpg?w=320');

    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ error: { code: 'unreadable' } });
  });

  test('pictures cannot be written', async () => {
    const response = await get(LAND, {}, 'PUT');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test('concurrent requests for one picture share one rendering', async () => {
  const cache = createImageCache(join(dataDir, 'cache', 'shared'));
  let renders = 0;
  const render = async () => {
    renders++;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Buffer.from('picture');
  };

  const responses = await Promise.all(Array.from({ length: 12 }, () => cache.get('aa00.webp', render)));
  const later = await createImageCache(join(dataDir, 'cache', 'shared')).get('aa00.webp', render);

  expect(renders).toBe(1);
  expect([...responses, later].map(String)).toEqual(Array(13).fill('picture'));
});

test('a failed rendering is retried, and leaves no partial file', async () => {
  const cache = createImageCache(join(dataDir, 'cache', 'failing'));

  await expect(cache.get('bb00.webp', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(cache.get('bb00.webp', async () => Buffer.from('whole'))).resolves.toEqual(
    Buffer.from('whole'),
  );
  expect(await readdir(join(dataDir, 'cache', 'failing', 'bb'))).toEqual(['bb00.webp']);
});

test('the least recently used pictures are evicted at the size limit, also those of an earlier process', async () => {
  const directory = join(dataDir, 'cache', 'bounded');
  const keys = Array.from({ length: 10 }, (_, n) => `c${n}00.webp`);
  const rendered: string[] = [];
  const render = (key: string) => async () => {
    rendered.push(key);
    return Buffer.alloc(100);
  };
  const first = createImageCache(directory, { maxBytes: 1000 });
  for (const key of keys) await first.get(key, render(key));
  await first.get('c000.webp', render('c000.webp'));

  await first.get('d000.webp', render('d000.webp'));
  expect(await stored(directory)).not.toContain('c100.webp');
  expect(await stored(directory)).toContain('c000.webp');

  const second = createImageCache(directory, { maxBytes: 500 });
  await second.get('e000.webp', render('e000.webp'));
  expect((await stored(directory)).length).toBeLessThanOrEqual(5);
  expect(await stored(directory)).toContain('e000.webp');
});

test('two processes that share the cache share its limit', async () => {
  const directory = join(dataDir, 'cache', 'together');
  const caches = [0, 1].map(() => createImageCache(directory, { maxBytes: 1000 }));

  for (let n = 0; n < 30; n++) await caches[n % 2]?.get(`f${n}00.webp`, async () => Buffer.alloc(100));

  expect((await stored(directory)).length).toBeLessThanOrEqual(10);
});

test('whatever a stranger asks for, a picture has at most 32 variants', async () => {
  const own = await mkdtemp(join(tmpdir(), 'variants-'));
  const limited = createFiles({ dataDir: own, storage: openDiskStorage({ dataDir }), spaceOf });
  const widths = [1, 77, 320, 350, 641, 1000, 1279, 2400, 99_999];

  for (const width of widths)
    for (const [n, format] of ['jpeg', 'jpg', 'webp'].entries()) {
      const path = `/_files/edmonton/porch.png?w=${width}&f=${format}&v=${n}&x=${width}`;
      expect((await limited.fetch(new Request(`http://localhost${path}`))).status).toBe(200);
    }

  expect((await stored(join(own, 'cache'))).length).toBe(2 * 5);
  await rm(own, { recursive: true });
});

test('drafts that a killed process left in the cache are removed, those of a running one are not', async () => {
  const directory = join(dataDir, 'cache', 'killed');
  await mkdir(join(directory, 'aa'), { recursive: true });
  const [killed, running] = ['1234', '5678'].map((id) => join(directory, 'aa', `aa11.webp.${id}.tmp`));
  for (const file of [killed, running]) await writeFile(String(file), 'half');
  const anHourAgo = Date.now() / 1000 - 3600;
  await utimes(String(killed), anHourAgo, anHourAgo);

  await createImageCache(directory).get('aa22.webp', async () => Buffer.from('whole'));

  expect((await stored(directory)).sort()).toEqual(['aa11.webp.5678.tmp', 'aa22.webp']);
});

test('a picture is served although the disk is full', async () => {
  const directory = join(dataDir, 'cache', 'no-directory');
  await writeFile(directory, 'a file in its place');
  const errors: unknown[] = [];
  const cache = createImageCache(directory, { onError: (error) => void errors.push(error) });

  expect(String(await cache.get('aa00.webp', async () => Buffer.from('picture')))).toBe('picture');
  expect(errors).not.toEqual([]);
});

test('a disk failure is not reported as a broken picture', async () => {
  const failing = createFiles({
    dataDir,
    storage: openDiskStorage({ dataDir }),
    spaceOf: () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })),
  });

  const response = await failing.fetch(new Request('http://localhost/_files/edmonton/porch.png?w=320'));

  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
});

async function stored(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
