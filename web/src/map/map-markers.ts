import { priceUnit } from '#domain/listing/listing-price.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import { arrangeLabels, ROW_PX } from './arrange-labels.ts';
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

/** Least size of what can be pressed (WCAG 2.5.8), with a margin. */
const TARGET_PX = 26;

/** Half the width of a number, which the smaller marker would lie on. */
const NUMBER_PX = 18;

/** Half the size of a label with a price, with a margin. */
const LABEL_PX = { x: 36, y: 18 };

/**
 * Clusters as markers, the largest first; a home that is alone is its price. At a zoom, one that would leave too little of
 * another to press, touch the price of one, or be nearer than the distance, is merged with it; null leaves all apart.
 */
export function clusterMarkers(
  clusters: readonly MarkerCluster[],
  zoom: number | null,
  distance = 0,
): MapMarker[] {
  const merged: MarkerCluster[] = [];
  for (const cluster of clusters.toSorted((one, other) => other.count - one.count)) {
    const covering =
      zoom === null ? -1 : merged.findIndex((larger) => covers(larger, cluster, zoom, distance));
    const larger = merged[covering];
    if (larger) merged[covering] = join(larger, cluster);
    else merged.push(cluster);
  }

  return merged.map(({ geohash, count, lat, lon, bounds, listing }) =>
    listing
      ? listingMarker(listing)
      : { kind: 'cluster', key: geohash, lat, lon, count, bounds, ids: [], from: null, isLease: false },
  );
}

/** Whether less than a target of the smaller marker stands out, or it covers the number of the larger one. */
function covers(larger: MarkerCluster, smaller: MarkerCluster, zoom: number, distance: number): boolean {
  const [one, other] = [larger, smaller].map(({ lat, lon }) => worldPixel(lat, lon, zoom));
  if (!one || !other) return false;
  if (smaller.listing) {
    const radius = larger.listing ? LABEL_PX : roundOf(markerDiameter(larger.count) / 2);
    return (
      Math.abs(one.x - other.x) < radius.x + LABEL_PX.x && Math.abs(one.y - other.y) < radius.y + LABEL_PX.y
    );
  }
  const radii = [larger, smaller].map(({ count }) => markerDiameter(count) / 2);
  const [most = 0, least = 0] = radii;

  const apart = Math.max(most - least + TARGET_PX, least + NUMBER_PX, distance);

  return Math.hypot(one.x - other.x, one.y - other.y) < apart;
}

const roundOf = (radius: number) => ({ x: radius, y: radius });

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
