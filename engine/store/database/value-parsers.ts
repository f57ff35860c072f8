/** Both databases return the same JavaScript values, whatever their drivers default to. */

import pg from 'pg';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;
const POINT = 600;

/** Ids and revisions stay below 2^53. */
const int8 = (text: string) => Number(text);
const int8Array = (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number));
const point = (text: string) => {
  const [x = Number.NaN, y = Number.NaN] = text.slice(1, -1).split(',').map(Number);

  return { x, y };
};

/** int8 as number, date as text, point as { x, y }; both drivers return times as Date. */
export const VALUE_PARSERS: Record<number, (text: string) => unknown> = {
  [INT8]: int8,
  [INT8_ARRAY]: int8Array,
  [DATE]: (text) => text,
  [POINT]: point,
};

/** The same parsers for pg. */
export function pgTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();

  for (const [oid, parse] of Object.entries(VALUE_PARSERS)) types.setTypeParser(Number(oid), parse);

  return types;
}
