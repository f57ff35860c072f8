import { ALONE_MAX, type Cluster, MAX_CLUSTERS, type MapPoint } from '../store/listings/listing-map.ts';
import { eachBit } from './bitset.ts';
import type { Condition } from './conditions.ts';
import { pageOf } from './first-rows.ts';
import { cellOf, decodeCell } from './geohash-code.ts';
import type { ListingIndex } from './listing-index.ts';

const onMap = (index: ListingIndex) => () => (row: number) => index.columns.onMap[row] === 1;

/** The found rows that a map may show. */
function matchOnMap(index: ListingIndex, conditions: readonly Condition[]) {
  return index.matchOnce([{ kind: 'set', key: 'on map', test: onMap(index) }, ...conditions]);
}

/** Like `clusterListings` of the store; null for a geohash length the index does not have. */
export function clusters(
  index: ListingIndex,
  conditions: readonly Condition[],
  precision: number,
): Cluster[] | null {
  const { geohash, lat, lon } = index.columns;
  const cells = new Map<number, Omit<Cluster, 'geohash' | 'listing'> & { row: number }>();
  let isWhole = true;

  eachBit(matchOnMap(index, conditions).found, (row) => {
    const code = geohash[row] as number;
    if (Number.isNaN(code)) isWhole = false;
    const [north, east] = [lat[row] as number, lon[row] as number];
    const key = cellOf(code, precision);
    const cell = cells.get(key);
    if (!cell) {
      const bounds = { north, south: north, east, west: east };
      cells.set(key, { count: 1, lat: north, lon: east, bounds, row });
      return;
    }
    cell.count++;
    cell.lat += north;
    cell.lon += east;
    if (north > cell.bounds.north) cell.bounds.north = north;
    if (north < cell.bounds.south) cell.bounds.south = north;
    if (east > cell.bounds.east) cell.bounds.east = east;
    if (east < cell.bounds.west) cell.bounds.west = east;
  });
  if (!isWhole) return null;

  const shown = [...cells]
    .sort(([one, left], [other, right]) => right.count - left.count || one - other)
    .slice(0, MAX_CLUSTERS);
  const several = shown.filter(([, { count }]) => count > 1).length;

  return shown.map(([cell, { count, lat: lats, lon: lons, bounds, row }], at) => ({
    geohash: decodeCell(cell, precision),
    count,
    lat: lats / count,
    lon: lons / count,
    bounds,
    ...(count === 1 && at < several + ALONE_MAX && { listing: pointOf(index, row) }),
  }));
}

/** Like `listingPoints` of the store. Unchanged points are the same objects. */
export function points(
  index: ListingIndex,
  conditions: readonly Condition[],
  limit: number,
): { total: number; points: MapPoint[] } {
  const { found, total } = matchOnMap(index, conditions);
  const page = { sort: 'LIST_DATE_DES' as const, centre: null, from: 0, size: limit };

  return { total, points: pageOf(index, found, total, page).map((row) => pointOf(index, row)) };
}

function pointOf(index: ListingIndex, row: number): MapPoint {
  const known = index.points[row];
  if (known) return known;

  const { columns } = index;
  const whole = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);
  const point: MapPoint = {
    id: columns.ids[row] as string,
    publicId: columns.publicIds[row] as string,
    lat: columns.lat[row] as number,
    lon: columns.lon[row] as number,
    price: whole(columns.price[row]),
    transaction_type: columns.isLease[row] ? 'lease' : 'sale',
    property_types: columns.lists.propertyTypes.values[columns.propertyTypes[row] as number] as string[],
    bedrooms: whole(columns.bedrooms[row]),
    address: columns.addresses[row] ?? null,
    city: columns.texts.city.values[columns.city[row] as number] ?? null,
    mls: columns.mls[row] as string,
  };
  index.cachePoint(row, point);
  return point;
}
