import type { Bounds } from '#domain/search/bounds.ts';
import type { LatLon } from './place-points.ts';

export const EARTH_RADIUS_KM = 6371;
export const KM_PER_DEGREE = radians(EARTH_RADIUS_KM);
/** A little less than half the side of a square inscribed in a circle of radius 1. */
const INNER_SHARE = 0.7;

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** A box that contains the circle. */
export function boxAround(centre: LatLon, radiusKm: number): Bounds {
  const high = (radiusKm / KM_PER_DEGREE) * 1.001;

  return box(centre, high, high / degreeWidth(Math.abs(centre.lat) + high));
}

/** A box inside the circle. */
export function boxInside(centre: LatLon, radiusKm: number): Bounds {
  const high = (radiusKm / KM_PER_DEGREE) * INNER_SHARE;

  return box(centre, high, high / degreeWidth(Math.max(Math.abs(centre.lat) - high, 0)));
}

/** The width of a degree of longitude, in degrees of latitude; near a pole the circle covers all longitudes. */
function degreeWidth(lat: number): number {
  return Math.max(Math.cos(radians(Math.min(lat, 90))), 0.005);
}

function box({ lat, lon }: LatLon, high: number, wide: number): Bounds {
  return { north: lat + high, south: lat - high, east: lon + wide, west: lon - wide };
}
