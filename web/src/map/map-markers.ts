import { formatDollars } from '#domain/language/format-number.ts';
import { unitSize } from '#domain/language/market.ts';
import { sizeUnit } from '#domain/listing/home-size.ts';
import { priceUnit } from '#domain/listing/listing-price.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import { shortPrice } from '#domain/search/text/filter-labels.ts';
import { message } from '../messages.ts';
import { boundsOf, worldPixel } from './map-position.ts';
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

/** A rent below it is as short in full. */
const FULL_RENT = 10_000;

/** Least size of what can be pressed (WCAG 2.5.8), with a margin. */
const TARGET_PX = 26;

/** Half the width of a number, which the smaller marker would lie on. */
const NUMBER_PX = 18;

/** Half the size of a label with a price, with a margin. */
const LABEL_PX = { x: 36, y: 18 };

/** About the width of a digit, and of what surrounds a price or precedes the price of a group. */
const LETTER_PX = 8;
const PRICE_PADDING_PX = 17;
const COUNT_PX = 22;
const SIDES: readonly MarkerSide[] = ['above', 'below', 'right', 'left'];
/** Homes so near each other are one place: their labels would point at the same spot. */
const SPOT_PX = 12;
/** Homes without room join a group that is no farther. */
const JOINED_PX = 60;

/** Height of a label with its margin; on touch screens also of what can be pressed around it. */
export const ROW_PX = { mouse: 28, touch: 38 };

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

/**
 * Listings as markers at this zoom: each is its price, on the side of its home where it covers no other; those without
 * room join the nearest, which shows their number, and the lowest price where that has room.
 */
export function listingMarkers(
  points: readonly MarkerPoint[],
  zoom: number,
  rowPx = ROW_PX.mouse,
): MapMarker[] {
  const placed = placeLabels(points, zoom, rowPx);
  const boxes = placed.map(({ box }) => box);

  return placed.map((label, index): MapMarker => {
    const { members, side } = label;
    const [first] = members;
    const beside = side === 'above' ? {} : { side };
    if (members.length === 1) return { ...listingMarker(first), ...beside };

    const from = lowestPrice(members);
    const wide = boxAt(label, side, groupWidth(members.length, from), rowPx);
    const isNarrow = boxes.some((box, other) => other !== index && overlap(wide, box));
    if (!isNarrow) boxes[index] = wide;

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

/** Of the sales, else of the leases: a rent is not the lowest price of homes for sale. */
function lowestPrice(members: readonly MarkerPoint[]): string | null {
  const sales = members.filter(({ transactionType }) => transactionType === 'SALE');
  const priced = (sales.length > 0 ? sales : members).filter(({ price }) => price !== null);
  const [first, ...rest] = priced;
  if (!first) return null;

  return markerPrice(rest.reduce((low, one) => ((one.price ?? 0) < (low.price ?? 0) ? one : low), first));
}

/** `$459K`; a monthly rent in full, `$1,675`; commercial space per square foot. */
export function markerPrice({
  price,
  transactionType,
  propertyTypes,
}: Pick<MarkerPoint, 'price' | 'transactionType' | 'propertyTypes'>): string {
  if (price === null) return message('map.price.none');
  const unit = priceUnit({ price, transactionType, propertyTypes });
  if (unit === 'month' && price < FULL_RENT) return formatDollars(price);
  const text = shortPrice(unit === 'sqft' ? price * unitSize() : price);

  return unit === 'sqft' ? message('map.price.sqft', { price: text, unit: sizeUnit() }) : text;
}

type Pixel = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };
type Placed = Pixel & { members: [MarkerPoint, ...MarkerPoint[]]; side: MarkerSide; box: Box };

/** Of a number, the lowest price and `+`. */
function groupWidth(count: number, from: string | null): number {
  return COUNT_PX + (String(count).length + (from?.length ?? 0) + 1) * LETTER_PX + PRICE_PADDING_PX;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function boxAt({ x, y }: Pixel, side: MarkerSide, width: number, height: number): Box {
  const left = side === 'left' ? x - width : side === 'right' ? x : x - width / 2;
  const top = side === 'above' ? y - height : side === 'below' ? y : y - height / 2;

  return { left, right: left + width, top, bottom: top + height };
}

/** The homes with the most room first: those in a crowd are the ones that are grouped. */
function placeLabels(points: readonly MarkerPoint[], zoom: number, rowPx: number): Placed[] {
  const homes = points.map((point) => {
    const width = markerPrice(point).length * LETTER_PX + PRICE_PADDING_PX;
    const at = worldPixel(point.lat, point.lon, zoom);
    return { point, width, ...at, box: boxAt(at, 'above', width, rowPx) };
  });
  const crowd = new Map(
    homes.map((home) => {
      const around = boxAt(home, 'above', home.width, 2 * rowPx);
      return [home, homes.filter(({ box }) => overlap(around, box)).length];
    }),
  );
  const placed: Placed[] = [];
  for (const home of homes.toSorted((one, other) => (crowd.get(one) ?? 0) - (crowd.get(other) ?? 0))) {
    const { x, y, point } = home;
    const spot = placed.find((other) => Math.hypot(other.x - x, other.y - y) < SPOT_PX);
    const side = SIDES.find((side) => {
      const box = boxAt(home, side, home.width, rowPx);
      return !placed.some((other) => overlap(box, other.box));
    });
    if (spot) spot.members.push(point);
    else if (side) placed.push({ x, y, side, members: [point], box: boxAt(home, side, home.width, rowPx) });
    else nearest(placed, home)?.members.push(point);
  }

  return placed;
}

/** A group is preferred to a price that would become one. */
function nearest(placed: readonly Placed[], { x, y }: Pixel): Placed | undefined {
  const distance = (other: Placed) => Math.hypot(other.x - x, other.y - y);
  const [closest] = placed.toSorted((one, other) => distance(one) - distance(other));
  const groups = placed.filter(({ members }) => members.length > 1);
  const [group] = groups.toSorted((one, other) => distance(one) - distance(other));

  return group && distance(group) < JOINED_PX ? group : closest;
}
