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

function clock(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');

  const isMorning = Number(hours) < 12;
  // French counts to 24.
  const shown = language() === 'fr' ? Number(hours) : Number(hours) % 12 || 12;

  return message(isMorning ? 'openHouse.am' : 'openHouse.pm', { hours: shown, minutes });
}
