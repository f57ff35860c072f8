import { isObject } from '#domain/json/is-object.ts';
import type { ListingRoom } from '#engine/store/documents.ts';
import type { FeedRecord } from '../feed-record.ts';
import { readLookup, readNumber, readText } from './values.ts';

const FEET_PER_METRE = 3.28084;
const MOST = 60;
/** `12 x 10`, `3.66 m x 3.05 m`, `12' x 10'`. */
const DIMENSIONS = /^\s*(\d+(?:\.\d+)?)\s*(m|ft|')?\s*[x×]\s*(\d+(?:\.\d+)?)\s*(m|ft|')?/i;

/** The rooms of a record, expanded as `Rooms` or `PropertyRooms`; those without a kind are left out. */
export function readRoomList(record: FeedRecord): ListingRoom[] {
  const rooms = [record.Rooms, record.PropertyRooms].find(Array.isArray) ?? [];

  return rooms.filter(isObject).flatMap(readRoom).slice(0, MOST);
}

function readRoom(room: FeedRecord): ListingRoom[] {
  const name = readLookup(room.RoomType) ?? readLookup(room.RoomDescription);
  if (!name) return [];
  const level = readLookup(room.RoomLevel);

  return [{ name, ...(level && { level }), ...sides(room) }];
}

function sides(room: FeedRecord): { length?: number; width?: number } {
  const isMetric = /^(m|met)/i.test(readLookup(room.RoomLengthWidthUnits) ?? '');
  const [length, width] = [readNumber(room.RoomLength), readNumber(room.RoomWidth)];
  if (length && width) return { length: feet(length, isMetric), width: feet(width, isMetric) };

  const [, first, unit, second, other] = DIMENSIONS.exec(readText(room.RoomDimensions) ?? '') ?? [];
  if (!first || !second) return {};
  const isInMetres = unit || other ? /m/i.test(unit ?? other ?? '') : isMetric;

  return { length: feet(Number(first), isInMetres), width: feet(Number(second), isInMetres) };
}

function feet(side: number, isMetric: boolean): number {
  return Math.round(side * (isMetric ? FEET_PER_METRE : 1) * 10) / 10;
}
