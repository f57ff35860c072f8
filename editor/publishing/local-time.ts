import { zoneOffset } from '#domain/calendar/zone-offset.ts';
import { instantOf } from '#domain/listing/open-house-calendar.ts';

/** The value of a `datetime-local` input for an ISO 8601 time; empty for none. */
export function toLocalInput(instant: string | null | undefined, timeZone: string): string {
  if (!instant) return '';
  const date = new Date(instant);

  return new Date(date.getTime() + zoneOffset(date, timeZone)).toISOString().slice(0, 16);
}

/** The ISO 8601 time of a `datetime-local` value; null if it is empty. */
export function fromLocalInput(value: string, timeZone: string): string | null {
  const [date = '', time = ''] = value.split('T');
  if (Number.isNaN(new Date(`${value}Z`).getTime()) || time === '') return null;

  return instantOf(date, time.slice(0, 5), timeZone).toISOString();
}

/** A time zone in words, such as Mountain Time. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();

  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
