import type { Bounds } from '#domain/search/bounds.ts';
import { type MapContent, type MapTier, mapContent, SEARCH_ZOOM } from '#domain/search/map-zoom.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { ask } from '../search/ask.ts';
import { remember } from '../search/remember.ts';
import { MapClustersDocument } from './map-clusters.generated.ts';
import { clusterMarkers, listingMarkers, type MapMarker } from './map-markers.ts';
import { MapPointsDocument } from './map-points.generated.ts';

/** More homes than this are shown as clusters, whatever the zoom. */
export const POINTS_MAX = 1000;
const WIDE_PRECISION = 5;
/** About a street block or two: a cell that still parts a crowded map at the nearest zooms. */
const NEAR_PRECISION = 7;
const KEPT_ANSWERS = 40;
const LISTINGS: MapContent = { show: 'listings' };

export type MapRequest = { search: SearchInput; bounds: Bounds; zoom: number; tiers?: readonly MapTier[] };

/** A map far out shows nothing and says so. */
export type MapAnswer = { tooFar: boolean; markers: MapMarker[] };

const kept = remember<MapMarker[]>(KEPT_ANSWERS);

/** What the map shows at its place and zoom; the last answers are kept for the way back. */
export async function loadMarkers({ search, bounds, zoom, tiers }: MapRequest): Promise<MapAnswer> {
  // A basket is a few homes that were chosen one by one: each is shown, however far the map is out.
  const content = search.ids ? LISTINGS : mapContent(zoom, tiers);
  if (content.show === 'nothing') return { tooFar: true, markers: [] };

  const within: SearchInput = { ...search, bounds };
  const key = JSON.stringify([within, content, content.show === 'listings' ? Math.round(zoom) : 0]);
  const markers = await kept(key, () =>
    content.show === 'listings' ? loadListings(within, zoom) : loadClusters(within, content.precision),
  );

  return { tooFar: false, markers };
}

async function loadClusters(search: SearchInput, precision: number): Promise<MapMarker[]> {
  const { clusters } = await ask(MapClustersDocument, { search, precision });

  return clusterMarkers(clusters);
}

/** A part of the homes would look like all of them: too many become clusters. */
async function loadListings(search: SearchInput, zoom: number): Promise<MapMarker[]> {
  const { points } = await ask(MapPointsDocument, { search, limit: POINTS_MAX });

  return points.total > POINTS_MAX
    ? loadClusters(search, zoom >= SEARCH_ZOOM ? NEAR_PRECISION : WIDE_PRECISION)
    : listingMarkers(points.points, zoom);
}
