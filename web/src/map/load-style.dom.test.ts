import { afterEach, expect, test, vi } from 'vitest';
import { loadStyle } from './load-style.ts';

const OWN = { version: 8, sources: {}, layers: [{ id: 'streets', type: 'background' }] };
const OUTLINES = { type: 'FeatureCollection', features: [] };

afterEach(() => vi.unstubAllGlobals());

/** Mocks the responses of the style URL and of the site's own outlines. */
function answering(style: () => Promise<Response>) {
  vi.stubGlobal('fetch', (url: string) =>
    url === '/_map/places.json' ? Promise.resolve(Response.json(OUTLINES)) : style(),
  );
}

const layers = async () =>
  (await loadStyle(document.body, 'https://maps.example/style.json')).layers.map(({ id }) => id);

test('a site with its own map style uses it, with a flat projection', async () => {
  answering(async () => Response.json(OWN));

  expect(await loadStyle(document.body, 'https://maps.example/style.json')).toEqual({
    ...OWN,
    projection: { type: 'mercator' },
  });
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
