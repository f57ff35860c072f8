import { zoneOffset } from '#domain/calendar/zone-offset.ts';

const DAY_MS = 86_400_000;

/**
 * The midnight that began the day `daysBefore` days before `time`. Computed here, so that it does not depend
 * on the database's time zone data.
 */
export function dayStart(time: Date, timeZone: string, daysBefore = 0): Date {
  const localDay = Math.floor(localTime(time.getTime(), timeZone) / DAY_MS);
  const midnight = (localDay - daysBefore) * DAY_MS;
  // The offset at that midnight, from a time at most one clock change away.
  const nearby = midnight - (localTime(midnight, timeZone) - midnight);

  return new Date(midnight - (localTime(nearby, timeZone) - nearby));
}

/** The local time in the zone, as if it were UTC. */
function localTime(time: number, timeZone: string): number {
  return time + zoneOffset(new Date(time), timeZone);
}
