import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { writePmtiles } from '../../scripts/lib/write-pmtiles.ts';
import { openMapArchive } from './map-archive.ts';
import { createMapTiles } from './map-tiles.ts';

const TILE = Buffer.from('a tile of streets');
const ARCHIVE = writePmtiles(
  [
    { z: 11, x: 372, y: 663, data: TILE },
    { z: 12, x: 744, y: 1326, data: Buffer.from('nearer') },
  ],
  {
    bounds: { west: -114, south: 53.3, east: -113.2, north: 53.7 },
    metadata: { attribution: '© Streets', vector_layers: [{ id: 'roads', fields: {} }] },
  },
);
const folder = mkdtempSync(join(tmpdir(), 'map-tiles-'));
const path = join(folder, 'streets.pmtiles');
writeFileSync(path, ARCHIVE);
afterAll(() => rmSync(folder, { recursive: true }));

function mapTiles(archive: string | null) {
  const errors: unknown[] = [];
  const tiles = createMapTiles({
    archive: archive === null ? null : openMapArchive(archive),
    secondMap: null,
    onError: (error) => errors.push(error),
  });
  const get = async (path: string, headers = {}) =>
    (await tiles(new Request(`http://localhost${path}`, { headers }))) as Response;

  return { get, errors };
}

async function tileUrl(
  { get }: ReturnType<typeof mapTiles>,
  z: number,
  x: number,
  y: number,
): Promise<string> {
  const { tiles } = (await (await get('/_map/tiles.json')).json()) as { tiles: [string] };

  return tiles[0].replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`);
}

test('the index names the tiles, their zooms, their area and whom they are from', async () => {
  expect(await (await mapTiles(path).get('/_map/tiles.json')).json()).toMatchObject({
    minzoom: 11,
    maxzoom: 12,
    bounds: [-114, 53.3, -113.2, 53.7],
    attribution: '© Streets',
    vector_layers: [{ id: 'roads' }],
    secondMap: null,
  });
});

test('a tile is sent compressed as stored, and cached by browsers while the archive is the same', async () => {
  const tiles = mapTiles(path);
  const response = await tiles.get(await tileUrl(tiles, 11, 372, 663), { 'accept-encoding': 'gzip, br' });

  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(gunzipSync(await response.arrayBuffer())).toEqual(TILE);
});

test('a client without gzip gets the tile itself', async () => {
  const tiles = mapTiles(path);
  const response = await tiles.get(await tileUrl(tiles, 11, 372, 663));

  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe('a tile of streets');
});

test('a tile of a replaced archive is cached briefly', async () => {
  const response = await mapTiles(path).get('/_map/tiles/older/11/372/663.mvt');

  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).not.toContain('immutable');
});

test.each([
  ['outside of the area', '/_map/tiles/1/11/0/0.mvt'],
  ['nearer than the nearest', '/_map/tiles/1/18/3/3.mvt'],
  ['outside of the world', '/_map/tiles/1/11/99999/3.mvt'],
])('a tile %s is empty', async (_, url) => {
  const { get, errors } = mapTiles(path);

  expect((await get(url)).status).toBe(204);
  expect(errors).toEqual([]);
});

test('without an archive there are no tiles, which is no error', async () => {
  const { get } = mapTiles(null);

  expect((await get('/_map/tiles.json')).status).toBe(204);
  expect((await get('/_map/tiles/1/11/372/663.mvt')).status).toBe(204);
});

test('an archive that is not there is reported when the site starts, and the response hides its path', async () => {
  const { get, errors } = mapTiles(join(folder, 'none.pmtiles'));
  const response = await get('/_map/tiles.json');

  expect(response.status).toBe(502);
  expect(await response.text()).toBe('');
  expect(errors.length).toBeGreaterThanOrEqual(1);
});

test('an archive on another server is read by ranges, also after a failed response', async () => {
  let isDown = true;
  const ranges: string[] = [];
  const server = createServer(({ headers: { range = '' } }, response) => {
    const [, from = 0, to = 0] = /bytes=(\d+)-(\d+)/.exec(range)?.map(Number) ?? [];
    ranges.push(range);
    if (isDown) return void response.writeHead(503).end();
    const part = ARCHIVE.subarray(from, to + 1);
    response.writeHead(206, { 'content-length': part.length, etag: '"1"' }).end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const tiles = mapTiles(`http://127.0.0.1:${(server.address() as AddressInfo).port}/streets.pmtiles`);

  expect((await tiles.get('/_map/tiles.json')).status).toBe(502);
  isDown = false;
  const response = await tiles.get(await tileUrl(tiles, 11, 372, 663));
  server.close();

  expect(await response.text()).toBe('a tile of streets');
  expect(ranges.every((range) => range.startsWith('bytes='))).toBe(true);
});

test('other paths are not those of tiles', async () => {
  expect(await mapTiles(path).get('/_map/tiles/../secret')).toBeNull();
});
