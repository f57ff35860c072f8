import { zoneOffset } from '#domain/calendar/zone-offset.ts';
import type { ListingSearch } from './listing-conditions.ts';

/** The time of a search in its time zone, to compare with open houses: `2026-11-21T12:00`. */
export function localMinute({ now, timeZone }: Pick<ListingSearch, 'now' | 'timeZone'>): string {
  return new Date(now.getTime() + zoneOffset(now, timeZone)).toISOString().slice(0, 16);
}
