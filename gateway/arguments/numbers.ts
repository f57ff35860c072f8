import { badInput } from '../errors.ts';

/** The number, or BAD_USER_INPUT naming the argument. */
export function within(value: number, argument: string, min: number, max: number): number {
  if (value >= min && value <= max) return value;
  throw badInput(`${argument} must be between ${min} and ${max}.`, argument);
}

export function atLeast(value: number, argument: string, min: number): number {
  if (value >= min) return value;
  throw badInput(`${argument} must be at least ${min}.`, argument);
}

export function readLatLon<T extends { lat: number; lon: number }>(point: T, argument?: string): T {
  const name = (member: string) => (argument ? `${argument}.${member}` : member);
  within(point.lat, name('lat'), -90, 90);
  within(point.lon, name('lon'), -180, 180);

  return point;
}
