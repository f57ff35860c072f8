import { encodeGeohash } from '#domain/listing/geohash.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import { type MapContent, type MapTier, mapContent, SEARCH_ZOOM } from '#domain/search/map-zoom.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { fetchGraphQL } from '../data/fetch-graphql.ts';
import { createPromiseCache } from '../data/promise-cache.ts';
import { MapClustersDocument } from './map-clusters.generated.ts';
import { clusterMarkers, listingMarkers, type MapMarker, type MarkerCluster } from './map-markers.ts';
import { MapPointsDocument, type MapPointsQuery } from './map-points.generated.ts';

/** More homes than this are shown as clusters, whatever the zoom. */
export const POINTS_MAX = 1000;
/** So few homes are shown one by one, whatever the zoom. */
export const FEW_HOMES = 200;
const WIDE_PRECISION = 5;
/** About a street block or two: a cell that still parts a crowded map at the nearest zooms. */
const NEAR_PRECISION = 7;
/** The smallest cells there are: a house or two. */
const SMALLEST_PRECISION = 8;
const CACHED_ANSWERS = 60;
const LISTINGS: MapContent = { show: 'listings' };

/** A cluster that was pressed: the map went nearer to take it apart. */
export type PressedCluster = { count: number; bounds: Bounds };

export type MapRequest = {
  search: SearchInput;
  bounds: Bounds;
  zoom: number;
  tiers?: readonly MapTier[];
  /** Ids of homes that are shown nowhere, and not counted. */
  without?: readonly string[];
  pressed?: PressedCluster | null;
};

/** A map far out shows nothing and says so. */
export type MapAnswer = { tooFar: boolean; markers: MapMarker[] };

const cachedClusters = createPromiseCache<MarkerCluster[]>(CACHED_ANSWERS);
const cachedPoints = createPromiseCache<MapPointsQuery['points']>(CACHED_ANSWERS);

/** What the map shows at its place and zoom; the last answers are cached for the way back. */
export async function loadMarkers({
  search,
  bounds,
  zoom,
  tiers,
  without = [],
  pressed = null,
}: MapRequest): Promise<MapAnswer> {
  // A basket is a few homes that were chosen one by one: each is shown, however far the map is out.
  const content = search.ids ? LISTINGS : mapContent(zoom, tiers);
  if (content.show === 'nothing') return { tooFar: true, markers: [] };

  const within: Within = { search: { ...search, bounds }, zoom, without: [...without].sort(), pressed };
  const markers =
    content.show === 'listings' ? await loadListings(within) : await loadClusters(within, content.precision);

  return { tooFar: false, markers };
}

type Within = Required<Pick<MapRequest, 'search' | 'zoom' | 'without' | 'pressed'>>;

/** Clusters; a few homes are shown one by one, and a cluster that was pressed never comes back as it was. */
async function loadClusters(within: Within, precision: number): Promise<MapMarker[]> {
  const clusters = await visibleClusters(within, precision);
  const total = clusters.reduce((sum, { count }) => sum + count, 0);
  if (total > 0 && total <= FEW_HOMES) {
    const { points } = await askPoints(within.search);
    return listingMarkers(visiblePoints(points, within), within.zoom);
  }

  const isWhole = clusters.some((cluster) => isSame(cluster, within.pressed));
  return isWhole && precision < SMALLEST_PRECISION
    ? loadClusters(within, precision + 1)
    : clusterMarkers(clusters);
}

/** A part of the homes would look like all of them: too many become clusters. */
async function loadListings(within: Within): Promise<MapMarker[]> {
  const { total, points } = await askPoints(within.search);

  return total > POINTS_MAX
    ? loadClusters(within, within.zoom >= SEARCH_ZOOM ? NEAR_PRECISION : WIDE_PRECISION)
    : listingMarkers(visiblePoints(points, within), within.zoom);
}

function visiblePoints(points: MapPointsQuery['points']['points'], { without }: Within) {
  const gone = new Set(without);

  return gone.size === 0 ? points : points.filter(({ id }) => !gone.has(id));
}

/** The service counts the homes that a visitor has hidden on this device: they are taken away cell by cell. */
async function visibleClusters({ search, without }: Within, precision: number): Promise<MarkerCluster[]> {
  const [clusters, hidden] = await Promise.all([
    cachedClusters(JSON.stringify([search, precision]), async () => {
      const answer = await fetchGraphQL(MapClustersDocument, { search, precision });
      return answer.clusters;
    }),
    without.length > 0 && !search.ids ? askPoints({ ...search, ids: [...without] }) : null,
  ]);
  if (!hidden || hidden.points.length === 0) return clusters;

  const cells = hidden.points.map((point) => encodeGeohash(point, precision));
  return clusters.flatMap((cluster) => {
    const count = cluster.count - cells.filter((cell) => cell === cluster.geohash).length;
    return count > 0 ? [{ ...cluster, count }] : [];
  });
}

function askPoints(search: SearchInput): Promise<MapPointsQuery['points']> {
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
