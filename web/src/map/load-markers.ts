import { encodeGeohash } from '#domain/listing/geohash.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import {
  CLUSTER_ZOOM,
  LEAST_ZOOM,
  type MapContent,
  type MapTier,
  mapContent,
  SEARCH_ZOOM,
} from '#domain/search/map-zoom.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { fetchGraphQL } from '../data/fetch-graphql.ts';
import { createPromiseCache } from '../data/promise-cache.ts';
import { ROW_PX } from './arrange-labels.ts';
import { MapClustersDocument } from './map-clusters.generated.ts';
import { clusterMarkers, listingMarkers, type MapMarker, type MarkerCluster } from './map-markers.ts';
import { MapPointsDocument, type MapPointsQuery } from './map-points.generated.ts';

/** More listings than this are shown as clusters at any zoom. */
export const POINTS_MAX = 1000;
/** Up to this many listings are shown one by one at any zoom. */
export const FEW_HOMES = 200;
const WIDE_PRECISION = 5;
/** Width and height of its cells, in degrees. */
const WIDE_CELL = 360 / 2 ** 13;
/** Of more cells the API has only the largest. */
const CELLS_MAX = 1700;
const CLUSTER_PRECISION = 6;
/** Of more homes than this share in one cluster the cells are too wide. */
const COARSE_SHARE = 1 / 4;
/** The least distance of clusters whose cells are narrower than a marker. */
const SPREAD_PX = 64;
/** About a block or two: still splits a dense map at the closest zooms. */
const NEAR_PRECISION = 7;
/** The smallest cells: a house or two. */
const SMALLEST_PRECISION = 8;
const CACHE_SIZE = 60;
const LISTINGS: MapContent = { show: 'listings' };

/** A pressed cluster: the map zoomed in to split it. */
export type PressedCluster = { count: number; bounds: Bounds };

export type MapRequest = {
  search: SearchInput;
  bounds: Bounds;
  zoom: number;
  tiers?: readonly MapTier[];
  /** Ids of listings that are neither shown nor counted. */
  without?: readonly string[];
  pressed?: PressedCluster | null;
};

/** Zoomed out too far, the map shows no markers. */
export type MarkerResult = { tooFar: boolean; markers: MapMarker[] };

const cachedClusters = createPromiseCache<MarkerCluster[]>(CACHE_SIZE);
const cachedPoints = createPromiseCache<MapPointsQuery['points']>(CACHE_SIZE);

/** The markers at a position and zoom; recent results are cached for panning back. */
export async function loadMarkers({
  search,
  bounds,
  zoom,
  tiers,
  without = [],
  pressed = null,
}: MapRequest): Promise<MarkerResult> {
  // A basket has few listings: each is shown at any zoom.
  const content = search.ids ? LISTINGS : mapContent(zoom, tiers);
  if (content.show === 'nothing') return { tooFar: true, markers: [] };

  const input: BoundedSearch = { search: { ...search, bounds }, zoom, without: [...without].sort(), pressed };
  const markers =
    content.show === 'listings' ? await loadListings(input) : await loadClusters(input, content.precision);

  return { tooFar: false, markers };
}

type BoundedSearch = Required<Pick<MapRequest, 'zoom' | 'without' | 'pressed'>> & {
  search: SearchInput & { bounds: Bounds };
};

/**
 * Clusters; a few listings are shown one by one, a pressed cluster is always split further, and one that holds much of what
 * is in view is spread.
 */
async function loadClusters(input: BoundedSearch, precision: number, distance = 0): Promise<MapMarker[]> {
  const clusters = await visibleClusters(input, precision);
  const total = clusters.reduce((sum, { count }) => sum + count, 0);
  if (total > 0 && total <= FEW_HOMES) {
    const { points } = await fetchPoints(input.search);
    return pointMarkers(points, input);
  }

  const isWhole = clusters.some((cluster) => isSame(cluster, input.pressed));
  if (isWhole && precision < SMALLEST_PRECISION) return loadClusters(input, precision + 1);
  const isCoarse = clusters.some(({ count }) => count > total * COARSE_SHARE);
  if (isCoarse && !input.pressed && precision < finestPrecision(input.zoom, input.search.bounds))
    return loadClusters(input, precision + 1, SPREAD_PX);

  return clusterMarkers(clusters, input.zoom, distance);
}

/** The cells of which a map at this zoom shows no more than can be merged into markers. */
function finestPrecision(zoom: number, { north, south, east, west }: Bounds): number {
  const wideCells = ((east - west) / WIDE_CELL) * ((north - south) / WIDE_CELL);
  if (zoom < LEAST_ZOOM) return wideCells > CELLS_MAX ? 0 : WIDE_PRECISION;
  return zoom < CLUSTER_ZOOM ? CLUSTER_PRECISION : NEAR_PRECISION;
}

/** A truncated list would look complete: too many listings become clusters. */
async function loadListings(input: BoundedSearch): Promise<MapMarker[]> {
  const { total, points } = await fetchPoints(input.search);

  return total > POINTS_MAX
    ? loadClusters(input, input.zoom >= SEARCH_ZOOM ? NEAR_PRECISION : WIDE_PRECISION)
    : pointMarkers(points, input);
}

function pointMarkers(points: MapPointsQuery['points']['points'], input: BoundedSearch): MapMarker[] {
  const isTouch = globalThis.matchMedia?.('(pointer: coarse)').matches;

  return listingMarkers(visiblePoints(points, input), input.zoom, isTouch ? ROW_PX.touch : ROW_PX.mouse);
}

function visiblePoints(points: MapPointsQuery['points']['points'], { without }: BoundedSearch) {
  const excluded = new Set(without);

  return excluded.size === 0 ? points : points.filter(({ id }) => !excluded.has(id));
}

/** The API counts listings the visitor has hidden on this device: subtract them per cell. */
async function visibleClusters(
  { search, without }: BoundedSearch,
  precision: number,
): Promise<MarkerCluster[]> {
  const [clusters, hidden] = await Promise.all([
    cachedClusters(JSON.stringify([search, precision]), async () => {
      const result = await fetchGraphQL(MapClustersDocument, { search, precision });
      return result.clusters;
    }),
    without.length > 0 && !search.ids ? fetchPoints({ ...search, ids: [...without] }) : null,
  ]);
  if (!hidden || hidden.points.length === 0) return clusters;

  const cells = hidden.points.map((point) => encodeGeohash(point, precision));
  const shown = clusters.map(async (cluster) => {
    const count = cluster.count - cells.filter((cell) => cell === cluster.geohash).length;
    if (count <= 0) return [];
    const isLast = count === 1 && cluster.count > 1;
    return [isLast ? await lastOf(cluster, search, without) : { ...cluster, count }];
  });
  return (await Promise.all(shown)).flat();
}

/** The only listing of a cell that is not hidden. */
async function lastOf(cluster: MarkerCluster, search: SearchInput, without: readonly string[]) {
  const { points } = await fetchPoints({ ...search, bounds: cluster.bounds });
  const [listing = null, ...more] = points.filter(({ id }) => !without.includes(id));

  return {
    ...cluster,
    count: 1,
    ...(listing && more.length === 0 && { lat: listing.lat, lon: listing.lon, listing }),
  };
}

function fetchPoints(search: SearchInput): Promise<MapPointsQuery['points']> {
  return cachedPoints(JSON.stringify(search), async () => {
    const { points } = await fetchGraphQL(MapPointsDocument, { search, limit: POINTS_MAX });
    return points;
  });
}

function isSame({ count, lat, lon }: MarkerCluster, pressed: PressedCluster | null): boolean {
  if (!pressed || count !== pressed.count) return false;
  const { north, south, east, west } = pressed.bounds;

  return lat <= north && lat >= south && lon <= east && lon >= west;
}
