import { type CalendarEntry, icalendar } from '../calendar/icalendar.ts';
import { zoneOffset } from '../calendar/zone-offset.ts';

/** Day and times as the source gives them: `2026-11-28`, `13:00`. */
type OpenHouse = { date: string; startTime: string; endTime: string };

type OpenHouseEntry = OpenHouse &
  Pick<CalendarEntry, 'uid' | 'title' | 'place' | 'url' | 'madeAt'> & { timeZone: string };

/** An open house as an iCalendar file, for "add to calendar". */
export function openHouseCalendar({ date, startTime, endTime, timeZone, ...entry }: OpenHouseEntry): string {
  return icalendar('Open houses', {
    ...entry,
    start: instantOf(date, startTime, timeZone),
    end: instantOf(date, endTime, timeZone),
  });
}

/** The instant of a local date and time in a zone. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const asUtc = new Date(`${date}T${time}:00Z`);
  const guess = new Date(asUtc.getTime() - zoneOffset(asUtc, timeZone));

  // Near a change of the clock the offset of the guess is the right one.
  return new Date(asUtc.getTime() - zoneOffset(guess, timeZone));
}
