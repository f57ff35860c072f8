/** Formatted by hand: the first `Intl.DateTimeFormat` costs a phone 80 ms. */
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SHORT_LENGTH = 3;

/** `November 21, 2026` from an instant or a day, in UTC. */
export function formatDay(instant: string): string {
  const date = new Date(instant);

  return `${monthOf(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** `Saturday, November 28` from a day. */
export function formatWeekday(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);

  return `${WEEKDAYS[date.getUTCDay()]}, ${monthOf(date)} ${date.getUTCDate()}`;
}

/** `November 2026` from `2026-11`. */
export function formatMonth(month: string): string {
  const date = firstOf(month);

  return `${monthOf(date)} ${date.getUTCFullYear()}`;
}

/** `Nov` from `2026-11`. */
export function shortMonth(month: string): string {
  return monthOf(firstOf(month)).slice(0, SHORT_LENGTH);
}

function firstOf(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

function monthOf(date: Date): string {
  return MONTHS[date.getUTCMonth()] ?? '';
}
