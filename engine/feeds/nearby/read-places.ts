import type { Rejection } from '#engine/store/import-table.ts';
import type { NearbyPlace } from '#engine/store/nearby/nearby-table.ts';

export type ReadPlaces = { places: NearbyPlace[]; rejected: Rejection[] };

/** Null for anything but a latitude. */
export function readLat(value: unknown): number | null {
  return degrees(value, 90);
}
export function readLon(value: unknown): number | null {
  return degrees(value, 180);
}

function degrees(value: unknown, most: number): number | null {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = typeof value === 'number' || isText ? Number(value) : Number.NaN;

  return Number.isFinite(number) && Math.abs(number) <= most ? number : null;
}
