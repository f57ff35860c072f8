const formats = new Map<string, Intl.DateTimeFormat>();

/** The offset of a time zone from UTC at an instant, in milliseconds. */
export function zoneOffset(instant: Date, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;

  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant.getTime() / 60_000) * 60_000;
}

/** Cached: creating one costs more than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;

  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}
