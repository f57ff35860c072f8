import { zoneOffset } from './zone-offset.ts';

/** The day in a time zone, as `2026-11-23`. */
export function spaceDay(now: Date, timeZone: string): string {
  return new Date(now.getTime() + zoneOffset(now, timeZone)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
