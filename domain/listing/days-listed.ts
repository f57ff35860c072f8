const DAY_MS = 86_400_000;

/** Days since a home was listed, by the calendar of its site: listed yesterday evening is a day. Days are as `2026-11-23`. */
export function daysListed(listedDay: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(listedDay)) / DAY_MS);
}
