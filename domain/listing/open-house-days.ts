/** The days of open houses that a search can ask for, as they are from today. */
export const OPEN_HOUSE_DAYS = ['TODAY', 'TOMORROW', 'SATURDAY', 'SUNDAY', 'WEEKEND'] as const;
export type OpenHouseDay = (typeof OPEN_HOUSE_DAYS)[number];

/** Those that a filter panel offers. */
export const OFFERED_OPEN_HOUSE_DAYS = ['TODAY', 'TOMORROW', 'WEEKEND'] as const satisfies OpenHouseDay[];

const SATURDAY = 6;
const SUNDAY = 7;

/**
 * The first and the last date, from a local date (`2026-11-28`). A day of the week is the next one, today included; the weekend is
 * Saturday and Sunday, what is left of it once it has begun.
 */
export function openHouseDates(day: OpenHouseDay, today: string): { from: string; to: string } {
  const weekday = new Date(`${today}T00:00Z`).getUTCDay();
  const [from, to] = daysFrom(day, ((weekday + 6) % 7) + 1);

  return { from: daysAfter(today, from), to: daysAfter(today, to) };
}

/** In days from today; Monday is 1. */
function daysFrom(day: OpenHouseDay, weekday: number): [from: number, to: number] {
  const [saturday, sunday] = [(SATURDAY - weekday + 7) % 7, SUNDAY - weekday];
  switch (day) {
    case 'TODAY':
      return [0, 0];
    case 'TOMORROW':
      return [1, 1];
    case 'SATURDAY':
      return [saturday, saturday];
    case 'SUNDAY':
      return [sunday, sunday];
    case 'WEEKEND':
      return [Math.max(0, SATURDAY - weekday), sunday];
  }
}

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
