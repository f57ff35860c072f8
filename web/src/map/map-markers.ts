import { priceUnit } from '#domain/listing/listing-price.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import { arrangeLabels, type Box, boxAt, labelWidth, overlap, type Pixel, ROW_PX } from './arrange-labels.ts';
import { boundsOf, worldPixel } from './map-position.ts';
import { markerPrice } from './marker-price.ts';
import { markerDiameter } from './marker-scale.ts';

export type MarkerPoint = {
  id: string;
  lat: number;
  lon: number;
  price: number | null;
  transactionType: 'SALE' | 'LEASE';
  propertyTypes: readonly string[];
  address: string | null;
};

export type MarkerCluster = {
  geohash: string;
  count: number;
  lat: number;
  lon: number;
  bounds: Bounds;
  /** The only listing of the cell, if known. */
  listing?: MarkerPoint | null;
};

/** Where the label of a marker is beside its place. */
export type MarkerSide = 'above' | 'below' | 'right' | 'left';

/** A marker: one listing with its price, or a number of listings. */
export type MapMarker =
  | {
      kind: 'listing';
      key: string;
      lat: number;
      lon: number;
      id: string;
      price: string;
      /** The price is a month's rent. */
      isMonthly: boolean;
      isLease: boolean;
      address: string | null;
      /** Above when left out. */
      side?: MarkerSide;
    }
  | {
      kind: 'cluster';
      key: string;
      lat: number;
      lon: number;
      count: number;
      bounds: Bounds;
      ids: string[];
      /** The lowest price of known members; clusters of the server have none. */
      from: string | null;
      /** Its label has room for the count alone. */
      isNarrow?: boolean;
      side?: MarkerSide;
      /** All known members are for lease. */
      isLease: boolean;
    };

/** Between two markers, so that their rings do not run into each other. */
const GAP_PX = 6;

/**
 * Clusters as markers; a home that is alone is its price. Those that would touch at this zoom, or be nearer than the distance,
 * are one, so that every number and price can be read and pressed.
 */
export function clusterMarkers(clusters: readonly MarkerCluster[], zoom: number, distance = 0): MapMarker[] {
  const apart: MarkerCluster[] = [];
  for (const cluster of clusters.toSorted((one, other) => other.count - one.count))
    addApart(cluster, apart, (one, other) => touch(one, other, zoom, distance));

  return apart.map(({ geohash, count, lat, lon, bounds, listing }) =>
    listing
      ? listingMarker(listing)
      : { kind: 'cluster', key: geohash, lat, lon, count, bounds, ids: [], from: null, isLease: false },
  );
}

/** A joined cluster is larger, and elsewhere: it may touch another one. */
function addApart(
  cluster: MarkerCluster,
  apart: MarkerCluster[],
  areTouching: (one: MarkerCluster, other: MarkerCluster) => boolean,
): void {
  const at = apart.findIndex((other) => areTouching(other, cluster));
  const [other] = at < 0 ? [] : apart.splice(at, 1);
  if (other) addApart(join(other, cluster), apart, areTouching);
  else apart.push(cluster);
}

function touch(one: MarkerCluster, other: MarkerCluster, zoom: number, distance: number): boolean {
  const [at, otherAt] = [worldPixel(one.lat, one.lon, zoom), worldPixel(other.lat, other.lon, zoom)];
  if (one.listing || other.listing)
    return overlap(boxOf(one, at, GAP_PX / 2), boxOf(other, otherAt, GAP_PX / 2));
  const least = (markerDiameter(one.count) + markerDiameter(other.count)) / 2 + GAP_PX;

  return Math.hypot(at.x - otherAt.x, at.y - otherAt.y) < Math.max(least, distance);
}

/** Around a circle, or the label of a home above its place. */
function boxOf({ listing, count }: MarkerCluster, { x, y }: Pixel, margin: number): Box {
  if (listing) return grown(boxAt({ x, y }, 'above', labelWidth(listing), ROW_PX.touch), margin);
  const radius = markerDiameter(count) / 2;

  return grown({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }, margin);
}

function grown({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

function join(one: MarkerCluster, other: MarkerCluster): MarkerCluster {
  const count = one.count + other.count;
  const middle = (member: 'lat' | 'lon') => (one[member] * one.count + other[member] * other.count) / count;

  return {
    geohash: `${one.geohash}+${other.geohash}`,
    count,
    lat: middle('lat'),
    lon: middle('lon'),
    bounds: {
      north: Math.max(one.bounds.north, other.bounds.north),
      south: Math.min(one.bounds.south, other.bounds.south),
      east: Math.max(one.bounds.east, other.bounds.east),
      west: Math.min(one.bounds.west, other.bounds.west),
    },
  };
}

/** Listings as markers at this zoom: each is its price where there is room, else one of a group. */
export function listingMarkers(
  points: readonly MarkerPoint[],
  zoom: number,
  rowPx = ROW_PX.mouse,
): MapMarker[] {
  return arrangeLabels(points, zoom, rowPx).map(({ members, side, from, isNarrow }): MapMarker => {
    const [first] = members;
    const beside = side === 'above' ? {} : { side };
    if (members.length === 1) return { ...listingMarker(first), ...beside };

    return {
      kind: 'cluster',
      key: members.map(({ id }) => id).join('|'),
      // At the first listing of the group: that keeps markers apart.
      lat: first.lat,
      lon: first.lon,
      count: members.length,
      bounds: boundsOf(members) as Bounds,
      ids: members.map(({ id }) => id),
      from,
      ...(isNarrow && { isNarrow }),
      ...beside,
      isLease: members.every(({ transactionType }) => transactionType === 'LEASE'),
    };
  });
}

/** Listing ids of a marker; unknown (empty) for clusters of the server. */
export function idsOf(marker: MapMarker): readonly string[] {
  return marker.kind === 'listing' ? [marker.id] : marker.ids;
}

/** True if no zoom separates the listings of a marker, such as flats of one house. */
export function isOneSpot(bounds: Bounds): boolean {
  return bounds.north - bounds.south < 0.0002 && bounds.east - bounds.west < 0.0002;
}

function listingMarker({ id, lat, lon, address, ...home }: MarkerPoint): MapMarker {
  const isLease = home.transactionType === 'LEASE';
  const isMonthly = home.price !== null && priceUnit({ ...home, price: home.price }) === 'month';
  return { kind: 'listing', key: id, id, lat, lon, price: markerPrice(home), isMonthly, isLease, address };
}
