/** Where the map opens when nothing else says so, and the zooms at which it changes what it shows. */
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

/** For a site that shows clusters at every zoom; where a tier begins its cells are wide enough for their markers, 64 pixels at least. */
export const CLUSTER_TIERS: readonly MapTier[] = [
  { from: SEARCH_ZOOM, content: { show: 'listings' } },
  { from: CLUSTER_ZOOM, content: { show: 'clusters', precision: 6 } },
  { from: LEAST_ZOOM, content: { show: 'clusters', precision: 5 } },
  { from: 8, content: { show: 'clusters', precision: 4 } },
  { from: 5, content: { show: 'clusters', precision: 3 } },
  { from: 3, content: { show: 'clusters', precision: 2 } },
  { from: 0, content: { show: 'clusters', precision: 1 } },
];

/** The tables that a site can name in its setup in place of one of its own. */
export const TIER_TABLES = { stated: MAP_TIERS, clusters: CLUSTER_TIERS } as const;
export type TierTable = keyof typeof TIER_TABLES;

/** A table by its name, or the site's own; a tier of a farther view never hides one of a nearer view. */
export function mapTiers(table: TierTable | readonly MapTier[] = 'stated'): readonly MapTier[] {
  return typeof table === 'string' ? TIER_TABLES[table] : table.toSorted((a, b) => b.from - a.from);
}

/** What the map shows at a zoom; `nothing` also says "Zoom in to see properties" to who looks at the map. */
export function mapContent(zoom: number, tiers: readonly MapTier[] = MAP_TIERS): MapContent {
  return tiers.find((tier) => zoom >= tier.from)?.content ?? { show: 'nothing' };
}
