import { zoneOffset } from '../calendar/zone-offset.ts';

/** When a site sends no mail about listings, as local times `21:00`; equal times mean never. */
export type QuietHours = { from: string; until: string };

export const DEFAULT_QUIET_HOURS: QuietHours = { from: '21:00', until: '08:00' };

/** Daily and weekly mails leave at this local hour; weekly ones on Mondays. */
export const DIGEST_HOUR = 9;
const MONDAY = 1;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

export function isClockTime(text: unknown): text is string {
  return typeof text === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Whether no mail may leave now, by the local time of the site. */
export function isQuiet(now: Date, timeZone: string, { from, until }: QuietHours): boolean {
  const minute = mod(Math.floor(localTime(now.getTime(), timeZone) / MINUTE_MS), 24 * 60);
  const [start, end] = [minutesOf(from), minutesOf(until)];

  return start <= end ? minute >= start && minute < end : minute >= start || minute < end;
}

/** The last time at which daily mails were due. */
export function lastDaily(now: Date, timeZone: string): Date {
  return lastSlot(now, timeZone, 1, 0);
}

/** The last time at which weekly mails were due. */
export function lastWeekly(now: Date, timeZone: string): Date {
  return lastSlot(now, timeZone, 7, MONDAY - FIRST_WEEKDAY);
}

function lastSlot(now: Date, timeZone: string, everyDays: number, offsetDays: number): Date {
  const local = localTime(now.getTime(), timeZone);
  const today = Math.floor(local / DAY_MS);
  let day = today - mod(today - offsetDays, everyDays);
  let slot = instantOf(day * DAY_MS + DIGEST_HOUR * 60 * MINUTE_MS, timeZone);
  while (slot > now.getTime()) {
    day -= everyDays;
    slot = instantOf(day * DAY_MS + DIGEST_HOUR * 60 * MINUTE_MS, timeZone);
  }

  return new Date(slot);
}

/** The instant of a local time given as if it were UTC; the offset is that of the time itself, on days of a clock change too. */
function instantOf(local: number, timeZone: string): number {
  const nearby = local - (localTime(local, timeZone) - local);

  return local - (localTime(nearby, timeZone) - nearby);
}

function localTime(time: number, timeZone: string): number {
  return time + zoneOffset(new Date(time), timeZone);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);

  return hours * 60 + minutes;
}

const mod = (value: number, by: number) => ((value % by) + by) % by;
