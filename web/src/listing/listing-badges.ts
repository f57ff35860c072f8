import { daysBetween, shortDate, shortDay, shortWeekday } from '#domain/calendar/format-day.ts';
import { shortHour } from './open-house-text.ts';

export type OpenHouse = { date: string; startTime: string; endTime: string };

/** A listing counts as new for a week. */
export const NEW_FOR_DAYS = 7;
const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

/** Under offer, but still shown by the source until it is sold. */
export function isPending({ status }: { status: string }): boolean {
  return status === 'pending';
}

/** Sources may be ahead of this clock: a home that is said to be listed today is new too. */
export function isNew(listedAt: string | null, now: number): boolean {
  const age = listedAt ? now - Date.parse(listedAt) : Number.NaN;

  return age < NEW_FOR_DAYS * DAY_MS;
}

/** Open houses that have not ended, the next first. `clock` is the local time of the space: `2026-11-21T14:05`. */
export function comingOpenHouses<House extends OpenHouse>(
  openHouses: readonly House[],
  clock: string,
): House[] {
  const order = (house: House) => `${house.date} ${house.startTime}`;
  const coming = openHouses.filter(({ date, endTime }) => `${date}T${endTime}` > clock);

  return coming.sort((a, b) => order(a).localeCompare(order(b)));
}

/** `Sat 2–4`, in French `sam. 14 h–16 h`; from a week ahead `Dec 12, 2–4`, as a weekday alone would be the next one. */
export function openHouseShort({ date, startTime, endTime }: OpenHouse, clock: string): string {
  const hours = `${shortHour(startTime)}–${shortHour(endTime)}`;
  const isNear = daysBetween(clock.slice(0, 'YYYY-MM-DD'.length), date) < DAYS_OF_WEEK;

  return isNear ? `${shortWeekday(date)} ${hours}` : `${shortDate(date)}, ${hours}`;
}

/** `Sat Nov 28, 2–4`, in French `sam. 28 nov., 14 h–16 h`. */
export function openHouseWhen({ date, startTime, endTime }: OpenHouse): string {
  return `${shortDay(date)}, ${shortHour(startTime)}–${shortHour(endTime)}`;
}

/** What the price was reduced by; null where it was not. */
export function priceDrop({
  price,
  previousPrice,
}: {
  price?: number | null;
  previousPrice?: number | null;
}): number | null {
  return price && previousPrice && previousPrice > price ? previousPrice - price : null;
}
