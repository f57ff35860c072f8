import { tradeMessage } from '../language/trade-message.ts';

const DAY_MS = 86_400_000;

/** Formatted by hand: the first `Intl.DateTimeFormat` takes a phone 80 ms. */

/** `November 21, 2026` from an instant or a day, in UTC. */
export function formatDay(instant: string): string {
  const date = new Date(instant);

  return tradeMessage('calendar.day', {
    month: monthOf(date),
    day: date.getUTCDate(),
    year: date.getUTCFullYear(),
  });
}

/** `Saturday, November 28` from a day. */
export function formatWeekday(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);

  return tradeMessage('calendar.weekday', {
    weekday: named(tradeMessage('calendar.weekdays'), date.getUTCDay()),
    month: monthOf(date),
    day: date.getUTCDate(),
  });
}

/** `Sat` from a day. */
export function shortWeekday(day: string): string {
  return named(tradeMessage('calendar.shortWeekdays'), new Date(`${day}T12:00:00Z`).getUTCDay());
}

/** `Sat Nov 28` from a day. */
export function shortDay(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);

  return tradeMessage('calendar.shortDay', {
    weekday: shortWeekday(day),
    month: named(tradeMessage('calendar.shortMonths'), date.getUTCMonth()),
    day: date.getUTCDate(),
  });
}

/** `Nov 28` from a day. */
export function shortDate(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);

  return tradeMessage('calendar.shortDay', {
    weekday: '',
    month: named(tradeMessage('calendar.shortMonths'), date.getUTCMonth()),
    day: date.getUTCDate(),
  }).trim();
}

/** `Saturday`, `28` and `Nov` from a day. */
export function dayParts(day: string): { weekday: string; day: string; month: string } {
  const date = new Date(`${day}T12:00:00Z`);

  return {
    weekday: named(tradeMessage('calendar.weekdays'), date.getUTCDay()),
    day: String(date.getUTCDate()),
    month: named(tradeMessage('calendar.shortMonths'), date.getUTCMonth()),
  };
}

/** `Nov` from `2026-11`. */
export function shortMonth(month: string): string {
  return named(tradeMessage('calendar.shortMonths'), firstOf(month).getUTCMonth());
}

/** Days from one to another, such as since a home was listed: of its evening a day has passed at midnight. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
}

function firstOf(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`);
}

function monthOf(date: Date): string {
  return named(tradeMessage('calendar.months'), date.getUTCMonth());
}

function named(names: string, index: number): string {
  return names.split(' ')[index] ?? '';
}
