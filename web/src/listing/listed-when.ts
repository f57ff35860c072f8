import { daysBetween, formatDay } from '#domain/calendar/format-day.ts';
import { message } from '../messages.ts';

/** After this many days the date is more useful. */
const COUNTED_DAYS = 30;

/** `Listed 3 days ago`; null without a day. `clock` is the local time of the space: `2026-11-21T14:05`. */
export function listedWhen(listedDay: string | null, clock: string): string | null {
  const listed = Date.parse(listedDay ?? '');
  if (Number.isNaN(listed)) return null;

  const days = daysBetween(listedDay ?? '', clock.slice(0, 10));
  if (days <= 0) return message('listing.when.today');
  if (days === 1) return message('listing.when.yesterday');

  return days <= COUNTED_DAYS
    ? message('listing.when.days', { count: days })
    : message('listing.when.day', { day: formatDay(new Date(listed).toISOString()) });
}
