const DAY = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `November 21, 2026` from an instant or a day. */
export function dayInWords(instant: string): string {
  return DAY.format(new Date(instant));
}
