import { geohashBounds } from '#domain/listing/geohash.ts';
import type { Bounds } from '#domain/search/bounds.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import type { Query } from '../datasources/call-url.ts';

/** Positions are rounded to a hundredth of a degree, about a kilometre (engine: `search_location`). */
const CELLS_A_DEGREE = 100;
/** The longest geohash whose cell is not smaller. */
export const COARSE_PRECISION = 6;
const KM_PER_DEGREE = 111.19;

type Area = { box: Bounds; holds(point: LatLon): boolean };

/** The area of a query, null without one; `shape` is the bounds of the stored shape it names. */
export function queryArea(query: Query, shape: Bounds | null): Area | null {
  const areas = [boundsOf(query), circleOf(query), polygonOf(query), shape && boxArea(shape)].filter(
    (area) => area !== null,
  );
  const [first] = areas;
  if (!first) return null;

  return {
    box: areas.reduce((box, area) => common(box, area.box) ?? box, first.box),
    holds: (point) => areas.every((area) => area.holds(point)),
  };
}

/**
 * The same query by the grid cells around its area. Only cells are queried, never circles or polygons: many
 * slightly different areas would reveal a position however coarse each is.
 */
export function coarsely({ polygon, shape, radius, ...query }: Query, area: Area | null): Query {
  if (!area) return { ...query, shape };
  const { north, south, east, west } = area.box;
  const outward = (degrees: number, round: (cells: number) => number) =>
    String(round(degrees * CELLS_A_DEGREE) / CELLS_A_DEGREE);

  return {
    ...query,
    north: outward(north, Math.ceil),
    south: outward(south, Math.floor),
    east: outward(east, Math.ceil),
    west: outward(west, Math.floor),
  };
}

/** A cluster as its cell: the mean position and bounds of few listings would reveal where they are. */
export function cellOf(geohash: string, count: number) {
  const bounds = geohashBounds(geohash);

  return (
    bounds && {
      geohash,
      count,
      lat: (bounds.north + bounds.south) / 2,
      lon: (bounds.east + bounds.west) / 2,
      bounds,
    }
  );
}

function boundsOf({ north, south, east, west }: Query): Area | null {
  if ([north, south, east, west].includes(undefined)) return null;

  return boxArea({ north: Number(north), south: Number(south), east: Number(east), west: Number(west) });
}

function boxArea(box: Bounds): Area {
  const { north, south, east, west } = box;

  return { box, holds: ({ lat, lon }) => lat <= north && lat >= south && lon <= east && lon >= west };
}

function circleOf({ centre_lat, centre_lon, radius }: Query): Area | null {
  if (radius === undefined) return null;
  const [lat, lon, high] = [Number(centre_lat), Number(centre_lon), Number(radius) / KM_PER_DEGREE];
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const wide = high / Math.max(narrowing, 0.01);

  return {
    box: { north: lat + high, south: lat - high, east: lon + wide, west: lon - wide },
    holds: (point) => Math.hypot(point.lat - lat, (point.lon - lon) * narrowing) <= high,
  };
}

function polygonOf({ polygon }: Query): Area | null {
  if (polygon === undefined) return null;
  const corners = String(polygon)
    .split(';')
    .map((corner) => {
      const [lon = 0, lat = 0] = corner.split(',').map(Number);
      return { lat, lon };
    });
  const [lats, lons] = [corners.map(({ lat }) => lat), corners.map(({ lon }) => lon)];

  return {
    box: {
      north: Math.max(...lats),
      south: Math.min(...lats),
      east: Math.max(...lons),
      west: Math.min(...lons),
    },
    holds: (point) => isInRing(point, corners),
  };
}

/** By counting edges that cross a ray to the east. */
function isInRing({ lat, lon }: LatLon, ring: readonly LatLon[]): boolean {
  return ring.reduce((inside, corner, index) => {
    const last = ring.at(index - 1) ?? corner;
    const crosses =
      corner.lat > lat !== last.lat > lat &&
      lon < ((last.lon - corner.lon) * (lat - corner.lat)) / (last.lat - corner.lat) + corner.lon;

    return crosses ? !inside : inside;
  }, false);
}

function common(one: Bounds, other: Bounds): Bounds | null {
  const both = {
    north: Math.min(one.north, other.north),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    west: Math.max(one.west, other.west),
  };

  return both.north >= both.south && both.east >= both.west ? both : null;
}
