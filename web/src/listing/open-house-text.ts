import { formatWeekday } from '#domain/calendar/format-day.ts';
import { message } from '../messages.ts';
import { clockParts, clockTime } from '../site/clock-time.ts';
import type { OpenHouse } from './listing-badges.ts';

/** `Saturday, November 28`. */
export function openHouseDay({ date }: OpenHouse): string {
  return formatWeekday(date);
}

/** `1:00 pm to 3:00 pm`. */
export function openHouseTime({ startTime, endTime }: OpenHouse): string {
  return message('openHouse.time', { start: clockTime(startTime), end: clockTime(endTime) });
}

/** `13:30` as `1:30`, `14:00` as `2`; in French `13 h 30` and `14 h`. */
export function shortHour(time: string): string {
  const { hours, minutes } = clockParts(time);

  return minutes === '00'
    ? message('openHouse.hour', { hours })
    : message('openHouse.hourAndMinutes', { hours, minutes });
}
