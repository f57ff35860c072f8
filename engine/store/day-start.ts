import { zoneOffset } from '#domain/calendar/zone-offset.ts';

const DAY_MS = 86_400_000;

/**
 * The midnight that began the day so many days before a time's day. Counted here, so that the answer does not depend on
 * how old a database's own time zones are.
 */
export function dayStart(time: Date, timeZone: string, daysBefore = 0): Date {
  const localDay = Math.floor(localTime(time.getTime(), timeZone) / DAY_MS);
  const midnight = (localDay - daysBefore) * DAY_MS;
  // What the clock is off at that midnight, found from a time that is at most a change of clocks away from it.
  const nearby = midnight - (localTime(midnight, timeZone) - midnight);

  return new Date(midnight - (localTime(nearby, timeZone) - nearby));
}

/** The time that the zone's clocks show, as if it were UTC. */
function localTime(time: number, timeZone: string): number {
  return time + zoneOffset(new Date(time), timeZone);
}
