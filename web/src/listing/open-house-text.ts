import { formatWeekday } from '#domain/calendar/format-day.ts';
import { language } from '#domain/language/language.ts';
import { message } from '../messages.ts';
import type { OpenHouse } from './listing-badges.ts';

/** `Saturday, November 28`. */
export function openHouseDay({ date }: OpenHouse): string {
  return formatWeekday(date);
}

/** `1:00 pm to 3:00 pm`. */
export function openHouseTime({ startTime, endTime }: OpenHouse): string {
  return message('openHouse.time', { start: clock(startTime), end: clock(endTime) });
}

/** `13:30` as `1:30`, `14:00` as `2`; in French `13 h 30` and `14 h`. */
export function shortHour(time: string): string {
  const { hours, minutes } = parts(time);

  return minutes === '00'
    ? message('openHouse.hour', { hours })
    : message('openHouse.hourAndMinutes', { hours, minutes });
}

function clock(time: string): string {
  const isMorning = Number(time.split(':')[0]) < 12;

  return message(isMorning ? 'openHouse.am' : 'openHouse.pm', parts(time));
}

function parts(time: string) {
  const [hours = '0', minutes = '00'] = time.split(':');
  // French counts to 24.
  return { hours: language() === 'fr' ? Number(hours) : Number(hours) % 12 || 12, minutes };
}
