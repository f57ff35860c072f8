import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { afterAll, expect, test } from 'vitest';
import { tileRange } from '../../scripts/lib/tile-range.ts';
import { writePmtiles } from '../../scripts/lib/write-pmtiles.ts';
import { openMapArchive } from './map-archive.ts';
import { createMapPicture } from './map-picture.ts';

const ZOOM = 12;
const BOUNDS = { west: -113.6, south: 53.5, east: -113.4, north: 53.6 };
const AREA = '/_map/picture/-113.5500,53.5200,-113.4500,53.5800.svg';

const line = (kind: string, ...coordinates: [number, number][]) =>
  ({ type: 'Feature', properties: { kind }, geometry: { type: 'LineString', coordinates } }) as const;
const area = (kind: string, west: number, south: number) =>
  ({
    type: 'Feature',
    properties: { kind },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [west + 0.01, south],
          [west + 0.01, south + 0.01],
          [west, south],
        ],
      ],
    },
  }) as const;
const CONTENT = {
  roads: [
    line('minor_road', [-113.54, 53.55], [-113.46, 53.55]),
    line('path', [-113.54, 53.56], [-113.46, 53.56]),
  ],
  water: [area('lake', -113.5, 53.53)],
  landuse: [area('park', -113.52, 53.53), area('school', -113.48, 53.53)],
};

const folder = mkdtempSync(join(tmpdir(), 'map-picture-'));
const path = join(folder, 'streets.pmtiles');
writeFileSync(path, writePmtiles(tiles(), { bounds: BOUNDS, metadata: {} }));
afterAll(() => rmSync(folder, { recursive: true }));

function tiles() {
  const indexes = Object.entries(CONTENT).map(
    ([name, features]) =>
      [
        name,
        new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: ZOOM, extent: 4096 }),
      ] as const,
  );
  const { left, top, right, bottom } = tileRange(BOUNDS, ZOOM);
  const xs = Array.from({ length: right - left + 1 }, (_, i) => left + i);
  const ys = Array.from({ length: bottom - top + 1 }, (_, i) => top + i);

  return xs.flatMap((x) =>
    ys.flatMap((y) => {
      const content = indexes.flatMap(([name, index]) => {
        const tile = index.getTile(ZOOM, x, y);

        return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
      });

      return content.length > 0
        ? [{ z: ZOOM, x, y, data: Buffer.from(fromGeojsonVt(Object.fromEntries(content))) }]
        : [];
    }),
  );
}

async function get(path: string, archive: string | null) {
  const picture = createMapPicture({
    archive: archive === null ? null : openMapArchive(archive),
    onError: (error) => {
      throw error;
    },
  });

  return (await picture(new Request(`http://localhost${path}`))) as Response;
}

test('a picture of an area has its parks, water and streets, and no paths or schools', async () => {
  const response = await get(AREA, path);
  const svg = await response.text();

  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect([...svg.matchAll(/<path (\w+)="([^"]+)"/g)].map(([, , value]) => value)).toEqual([
    '#4f9a4a',
    '#4c93bd',
    'none',
  ]);
  expect(svg.match(/stroke="/g)).toHaveLength(1);
});

test('a picture of a place shows what is around it on a ground of its own, and marks it', async () => {
  const svg = await (await get('/_map/picture/53.531,-113.515.svg', path)).text();

  expect(svg).toMatch(/width="400" height="300"/);
  expect(svg).toContain('#f1f0ed');
  expect(svg).toContain('#4f9a4a');
  expect(svg.match(/<circle cx="200" cy="150"/g)).toHaveLength(2);
});

test.each([
  ['without an archive', null],
  ['outside of the archive', path],
])(
  'a picture of a place is transparent %s, since an image without content looks broken',
  async (_, archive) => {
    const response = await get('/_map/picture/2.1,48.1.svg', archive);

    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg [^>]*\/>$/);
  },
);

test.each([
  ['without an archive', AREA, null],
  ['outside of the archive', '/_map/picture/2.1,48.1,2.2,48.2.svg', path],
  ['of half a country', '/_map/picture/-118,50,-110,55.svg', path],
  ['of a strip', '/_map/picture/-113.501,53.51,-113.5,53.59.svg', path],
  ['of an empty area', '/_map/picture/-113,53,-113,53.svg', path],
])('there is none %s', async (_, path, archive) => {
  expect((await get(path, archive)).status).toBe(204);
});

test('other paths are not answered', async () => {
  expect(await get('/_map/tiles.json', path)).toBeNull();
  expect(await get('/_map/picture/a,b,c,d.svg', path)).toBeNull();
});
