/** Where the map opens when nothing else says so, and the zooms at which it changes what it shows (§4, §9). */
export const DEFAULT_MAP_CENTRE = { lat: 53.56, lon: -113.63 } as const;
export const DEFAULT_MAP_ZOOM = 11;
export const CLUSTER_ZOOM = 13;
export const SEARCH_ZOOM = 15;
/** Farther out the map shows nothing. */
export const LEAST_ZOOM = 10;

export type MapContent = { show: 'listings' } | { show: 'clusters'; precision: number } | { show: 'nothing' };
export type MapTier = { from: number; content: MapContent };

/** From the nearest to the farthest view; a tier holds from its zoom upwards. */
export const MAP_TIERS: readonly MapTier[] = [
  { from: SEARCH_ZOOM, content: { show: 'listings' } },
  { from: CLUSTER_ZOOM, content: { show: 'clusters', precision: 6 } },
  { from: DEFAULT_MAP_ZOOM, content: { show: 'clusters', precision: 5 } },
  { from: LEAST_ZOOM, content: { show: 'listings' } },
];

/** For a site that shows clusters at every zoom. */
export const CLUSTER_TIERS: readonly MapTier[] = [
  { from: SEARCH_ZOOM, content: { show: 'listings' } },
  { from: CLUSTER_ZOOM, content: { show: 'clusters', precision: 6 } },
  { from: LEAST_ZOOM, content: { show: 'clusters', precision: 5 } },
  { from: 7, content: { show: 'clusters', precision: 4 } },
  { from: 4, content: { show: 'clusters', precision: 3 } },
  { from: 0, content: { show: 'clusters', precision: 2 } },
];

/** What the map shows at a zoom; `nothing` also says "Zoom in to see properties" to who looks at the map. */
export function mapContent(zoom: number, tiers: readonly MapTier[] = MAP_TIERS): MapContent {
  return tiers.find((tier) => zoom >= tier.from)?.content ?? { show: 'nothing' };
}
