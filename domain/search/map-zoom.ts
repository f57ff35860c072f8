/** Defaults of the map, and the zooms at which its content changes. */
export const DEFAULT_MAP_CENTRE = { lat: 53.56, lon: -113.63 } as const;
export const DEFAULT_MAP_ZOOM = 11;
export const CLUSTER_ZOOM = 13;
export const SEARCH_ZOOM = 15;
/** Below it the map shows no listings. */
export const LEAST_ZOOM = 10;

export type MapContent = { show: 'listings' } | { show: 'clusters'; precision: number } | { show: 'nothing' };
export type MapTier = { from: number; content: MapContent };

/** From the nearest to the farthest view; `from` is the tier's minimum zoom. */
export const MAP_TIERS: readonly MapTier[] = [
  { from: SEARCH_ZOOM, content: { show: 'listings' } },
  { from: CLUSTER_ZOOM, content: { show: 'clusters', precision: 6 } },
  { from: DEFAULT_MAP_ZOOM, content: { show: 'clusters', precision: 5 } },
  { from: LEAST_ZOOM, content: { show: 'listings' } },
];

/** Clusters at every zoom; each tier starts where its cells are wide enough for their markers, at least 64 pixels. */
export const CLUSTER_TIERS: readonly MapTier[] = [
  { from: SEARCH_ZOOM, content: { show: 'listings' } },
  { from: CLUSTER_ZOOM, content: { show: 'clusters', precision: 6 } },
  { from: LEAST_ZOOM, content: { show: 'clusters', precision: 5 } },
  { from: 8, content: { show: 'clusters', precision: 4 } },
  { from: 5, content: { show: 'clusters', precision: 3 } },
  { from: 3, content: { show: 'clusters', precision: 2 } },
  { from: 0, content: { show: 'clusters', precision: 1 } },
];

/** Tables that a site's setup can reference by name. */
export const TIER_TABLES = { stated: MAP_TIERS, clusters: CLUSTER_TIERS } as const;
export type TierTable = keyof typeof TIER_TABLES;

/** A table by name, or the site's own, sorted so that far tiers never hide near ones. */
export function mapTiers(table: TierTable | readonly MapTier[] = 'stated'): readonly MapTier[] {
  return typeof table === 'string' ? TIER_TABLES[table] : table.toSorted((a, b) => b.from - a.from);
}

/** The farthest zoom at which the map shows homes. */
export function leastZoom(tiers: readonly MapTier[] = MAP_TIERS): number {
  return Math.min(...tiers.filter(({ content }) => content.show !== 'nothing').map(({ from }) => from));
}

/** The map's content at a zoom; `nothing` also shows "Zoom in to see properties". */
export function mapContent(zoom: number, tiers: readonly MapTier[] = MAP_TIERS): MapContent {
  return tiers.find((tier) => zoom >= tier.from)?.content ?? { show: 'nothing' };
}
