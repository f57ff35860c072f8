import type { Page } from '@playwright/test';
import type { Bounds } from '#domain/search/bounds.ts';
import { encodeBounds } from '#domain/search/url/encode-bounds.ts';

export const MAP = 'section.listing-map';
const MARKER = '.listing-map__cluster, .listing-map__price';
const TILE_PX = 512;
/** No home matches, so that the map stays empty. */
const NO_HOMES = '/search/9-bedrooms,price-to-1000';
const LOAD_MS = 30_000;

export type MapView = { name: string; zoom: number };
/** With the site's listings, or the map alone: nothing is found and the list does not follow. */
export type Kind = 'listings' | 'bare';
export type Middle = { lat: number; lon: number };

/** The tiers of the stated table: clusters, smaller clusters, homes of a quarter, homes of a few streets. */
export const VIEWS: readonly [MapView, ...MapView[]] = [
  { name: 'the whole city', zoom: 11.2 },
  { name: 'a district', zoom: 13.3 },
  { name: 'a quarter', zoom: 15.2 },
  { name: 'a few streets', zoom: 17 },
];
/** A site that shows clusters at every zoom. */
export const FAR: MapView = { name: 'San Antonio from afar', zoom: 8.5 };

/** Opens the search at a view and waits for its markers. */
export async function openView(
  page: Page,
  origin: string,
  { middle, zoom, kind }: { middle: Middle; zoom: number; kind: Kind },
): Promise<void> {
  // The map must have its size before a box is computed.
  const { width, height } = await mapSize(page, origin);
  const box = encodeBounds(boundsAt(middle, zoom, width, height));
  const path = kind === 'bare' ? NO_HOMES : '/search';
  await page.goto(`${origin}${path}?box=${box}&map=1`);
  await page.locator(`${MAP}[data-load="loaded"][aria-busy="false"]`).waitFor({ timeout: LOAD_MS });
  if (kind === 'bare') await page.getByLabel('Search as I move the map').uncheck();
  else await page.locator(MARKER).first().waitFor({ timeout: LOAD_MS });
}

/** The centre of the city's largest cluster, where most homes are near. */
export async function crowdedMiddle(page: Page, origin: string): Promise<Middle> {
  const result = page.waitForResponse(
    (response) =>
      response.url().endsWith('/graphql') && (response.request().postData() ?? '').includes('MapClusters'),
    { timeout: LOAD_MS },
  );
  await page.goto(`${origin}/search?map=1`);
  const { data } = (await (await result).json()) as { data: { clusters: (Middle & { count: number })[] } };
  const [largest] = data.clusters.toSorted((one, other) => other.count - one.count);
  if (!largest) throw new Error('The map shows no clusters');

  return largest;
}

/** Screen position of the map's centre, below its overlays. */
export async function middleOfMap(page: Page): Promise<[number, number]> {
  const box = await page.locator(MAP).boundingBox();
  if (!box) throw new Error('The search shows no map');

  return [box.x + box.width / 2, box.y + box.height * 0.55];
}

const sizes = new WeakMap<Page, { width: number; height: number }>();

async function mapSize(page: Page, origin: string): Promise<{ width: number; height: number }> {
  const known = sizes.get(page);
  if (known) return known;
  await page.goto(`${origin}/search?map=1`);
  const box = await page.locator(MAP).boundingBox();
  if (!box) throw new Error('The search shows no map');
  sizes.set(page, box);

  return box;
}

/** The bounds of a map of that many pixels (Web Mercator). */
function boundsAt({ lat, lon }: Middle, zoom: number, width: number, height: number): Bounds {
  const world = TILE_PX * 2 ** zoom;
  const halfDegrees = (180 * width) / world;
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180));
  const latitude = (at: number) => (Math.atan(Math.sinh(at)) * 180) / Math.PI;
  const half = (Math.PI * height) / world;

  return {
    north: latitude(y + half),
    south: latitude(y - half),
    east: lon + halfDegrees,
    west: lon - halfDegrees,
  };
}
