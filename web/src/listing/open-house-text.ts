import { formatWeekday } from '#domain/calendar/format-day.ts';
import type { OpenHouse } from './listing-badges.ts';

/** `Saturday, November 28`. */
export function openHouseDay({ date }: OpenHouse): string {
  return formatWeekday(date);
}

/** `1:00 pm to 3:00 pm`. */
export function openHouseTime({ startTime, endTime }: OpenHouse): string {
  return `${clock(startTime)} to ${clock(endTime)}`;
}

function clock(time: string): string {
  const [hours = '0', minutes = '00'] = time.split(':');

  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}
