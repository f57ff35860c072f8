const QUARTER_HOUR_MS = 900_000;

/** The start of a quarter hour: open houses end at one, and a page rendered twice within one has the same bytes. */
export function quarterHour(time: number): number {
  return time - (time % QUARTER_HOUR_MS);
}
