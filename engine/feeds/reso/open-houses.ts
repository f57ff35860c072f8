import { isObject } from '#domain/json/is-object.ts';
import type { OpenHouse } from '#engine/store/documents.ts';
import type { FeedRecord } from '../feed-record.ts';
import { readLookup, readText, readTime } from './values.ts';

const CLOSED = ['canceled', 'cancelled', 'ended', 'off market'];
const PRIVATE = ['broker', 'office', 'association'];

/** Public open houses that are not cancelled, in local time, the earliest first. */
export function readOpenHouses(record: FeedRecord, timeZone: string): OpenHouse[] {
  const list = [record.OpenHouse, record.OpenHouses].find(Array.isArray) ?? [];

  return list
    .filter(isObject)
    .filter((entry) => !CLOSED.includes(readLookup(entry.OpenHouseStatus)?.toLowerCase() ?? ''))
    .filter((entry) => !PRIVATE.includes(readLookup(entry.OpenHouseType)?.toLowerCase() ?? ''))
    .flatMap((entry) => {
      const date = readText(entry.OpenHouseDate)?.slice(0, 10);
      const start = localTime(entry.OpenHouseStartTime, timeZone);
      const end = localTime(entry.OpenHouseEndTime, timeZone);
      return date && /^\d{4}-\d{2}-\d{2}$/.test(date) && start && end
        ? [{ date, start_time: start, end_time: end }]
        : [];
    })
    .toSorted((a, b) => `${a.date}${a.start_time}`.localeCompare(`${b.date}${b.start_time}`));
}

/** A time of day is local already; a timestamp is converted to the source's zone. */
function localTime(value: unknown, timeZone: string): string | null {
  const text = readText(value) ?? '';
  const [, clock] = /^(\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/.exec(text) ?? [];
  if (clock) return clock;
  const moment = readTime(text);
  return (
    moment &&
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment)
  );
}

/** When the last open house ends, in the source's zone. */
export function lastEnd(openHouses: readonly OpenHouse[], timeZone: string): string | null {
  const last = openHouses.at(-1);
  if (!last) return null;
  const asUtc = new Date(`${last.date}T${last.end_time}:00Z`);
  const shown = new Date(`${asUtc.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
  return new Date(asUtc.getTime() + (asUtc.getTime() - shown.getTime())).toISOString();
}
