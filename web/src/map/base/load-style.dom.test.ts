import { afterEach, expect, test, vi } from 'vitest';
import { loadStyle } from './load-style.ts';

const OWN = { version: 8, sources: {}, layers: [{ id: 'streets', type: 'background' }] };
const OUTLINES = { type: 'FeatureCollection', features: [] };

afterEach(() => vi.unstubAllGlobals());

/** Mocks the responses of the style URL, of the site's own outlines and of its tiles. */
function answering(style: () => Promise<Response>, tiles: object | null = null) {
  const responses: Record<string, () => Promise<Response>> = {
    '/_map/places.json': async () => Response.json(OUTLINES),
    '/_map/tiles.json': async () => (tiles ? Response.json(tiles) : new Response(null, { status: 204 })),
  };
  vi.stubGlobal('fetch', (url: string) => (responses[url] ?? style)());
}

const STYLE_URL = 'https://maps.example/style.json';
const TILES = {
  tiles: ['/_map/tiles/1/{z}/{x}/{y}.mvt'],
  minzoom: 0,
  maxzoom: 15,
  bounds: [-114, 53, -113, 54],
  attribution: 'Streets',
  vector_layers: [{ id: 'roads' }],
  secondMap: 'Satellite',
};
const layers = async () => (await loadStyle(document.body, STYLE_URL)).style.layers.map(({ id }) => id);

test('a site with its own map style uses it, with a flat projection', async () => {
  answering(async () => Response.json(OWN));

  const { style, second, hasStreets } = await loadStyle(document.body, STYLE_URL);

  expect(style).toEqual({ ...OWN, projection: { type: 'mercator' } });
  expect(second).toBeNull();
  answering(async () => new Response(null, { status: 404 }));
  expect([hasStreets, (await loadStyle(document.body, STYLE_URL)).hasStreets]).toEqual([true, false]);
});

test('tiles of another area are no streets', async () => {
  answering(async () => Response.json(OWN), TILES);
  const at = async (lat: number, lon: number) =>
    (await loadStyle(document.body, null, { lat, lon })).hasStreets;

  expect([await at(53.5, -113.5), await at(44.65, -63.57)]).toEqual([true, false]);
});

test('a site with tiles shows its streets, and offers the configured style as a second map', async () => {
  answering(async () => Response.json(OWN), TILES);

  const { style, second } = await loadStyle(document.body, STYLE_URL);
  const ids = style.layers.map(({ id }) => id);

  expect(style.sources).toMatchObject({
    streets: {
      type: 'vector',
      tiles: [`${location.origin}/_map/tiles/1/{z}/{x}/{y}.mvt`],
      attribution: 'Streets',
    },
  });
  expect(ids).toEqual(
    expect.arrayContaining(['roads_minor', 'roads_rail', 'landuse_park', 'neighbourhood-names']),
  );
  const last = ids.filter((id) => style.layers.find((layer) => layer.id === id)?.type === 'symbol');
  expect(last.slice(-3)).toEqual(['neighbourhood-names', 'district-names', 'city-names']);
  expect(ids.indexOf('cities')).toBeLessThan(ids.indexOf('landuse_park'));
  expect(new Set(ids).size).toBe(ids.length);
  expect(second?.name).toBe('Satellite');
  expect(await second?.load()).toMatchObject(OWN);
});

test('every name of the map is drawn in the fonts of the site, without glyphs or icons from elsewhere', async () => {
  document.body.style.fontFamily = '"Source Sans 3 Variable", serif';
  answering(async () => Response.json(OWN), TILES);

  const { style } = await loadStyle(document.body, null);
  const names = style.layers.filter((layer) => layer.type === 'symbol');

  expect(names.length).toBeGreaterThan(5);
  for (const { layout } of names) {
    expect(layout?.['text-font']).toEqual(['"Source Sans 3 Variable"', 'serif']);
    expect(['road-shield', undefined]).toContain(layout?.['icon-image']);
  }
  expect(style).not.toHaveProperty('glyphs');
  expect(style).not.toHaveProperty('sprite');
});

test.each<[string, () => Promise<Response>]>([
  ['is not there', async () => new Response('gone', { status: 503 })],
  ['does not answer', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
  ['is no JSON', async () => new Response('<html>')],
  ['is of another version', async () => Response.json({ ...OWN, version: 7 })],
])('a map style that %s falls back to the built-in map', async (_, style) => {
  answering(style);

  expect(await layers()).toContain('city-names');
});
