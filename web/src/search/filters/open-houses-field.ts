import { OPEN_HOUSE_DAYS } from '#domain/listing/open-house-days.ts';
import type { Filters } from '#domain/search/filters.ts';

/** Name of the field in a form without JavaScript: empty, 1 for any day, or the days. */
export const OPEN_HOUSES_FIELD = 'open';

/** The choice of a form; a form without the field keeps what there was. */
export function readOpenHouses(fields: URLSearchParams, before: Filters): Filters {
  const value = fields.get(OPEN_HOUSES_FIELD);
  if (value === null) return { openHouses: before.openHouses, openHouseDay: before.openHouseDay };

  return {
    openHouses: value === '1' || undefined,
    openHouseDay: OPEN_HOUSE_DAYS.find((day) => day === value),
  };
}
