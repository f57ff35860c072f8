import type { Bounds } from '#domain/search/bounds.ts';
import { STOREYS_MAX } from '#domain/search/filters.ts';
import { areaKey, areaKeys } from '#domain/search/street/listed-area.ts';
import type { Columns } from './columns.ts';
import type { Test } from './condition-sets.ts';

/** A condition of a search, by how the index evaluates it. */
export type Condition =
  /** Shared by many searches: its rows are cached. `key` identifies what the test depends on. */
  | { kind: 'set'; key: string; test: () => Test }
  | { kind: 'price'; least: number; most: number }
  | { kind: 'box'; box: Bounds }
  | { kind: 'ids'; ids: readonly string[] }
  /** Expensive or rarely repeated: tested on the rows that met all others. */
  | { kind: 'check'; test: Test };

export const set = (key: string, test: () => Test): Condition => ({ kind: 'set', key, test });
export const price = (least: number, most: number): Condition => ({ kind: 'price', least, most });

type NumberName = 'bedrooms' | 'bathrooms' | 'interiorSize' | 'lotSize' | 'garageSpaces' | 'parkingSpaces';

export function atLeast(name: NumberName, least: number, columns: Columns): Condition & { kind: 'set' } {
  return {
    kind: 'set',
    key: `${name} ${least}`,
    test: () => (row) => (columns[name][row] as number) >= least,
  };
}

/** Half bathrooms do not count. */
export function exactly(
  name: 'bedrooms' | 'bathrooms',
  count: number,
  columns: Columns,
): Condition & { kind: 'set' } {
  return {
    kind: 'set',
    key: `${name} = ${count}`,
    test: () => (row) => Math.floor(columns[name][row] as number) === count,
  };
}

/** One and a half are two; the last choice is open. */
export function storeys(count: number, columns: Columns): Condition & { kind: 'set' } {
  const rounded = (row: number) => Math.floor((columns.storeys[row] as number) + 0.5);

  return {
    kind: 'set',
    key: `storeys ${count}`,
    test: () => (count >= STOREYS_MAX ? (row) => rounded(row) >= count : (row) => rounded(row) === count),
  };
}

export function flagged(
  name: 'isReduced' | 'hasPhotos' | 'hasPool',
  columns: Columns,
): Condition & { kind: 'set' } {
  return { kind: 'set', key: name, test: () => (row) => columns[name][row] === 1 };
}

/** One of the texts. */
export function textCondition(
  name: keyof Columns['texts'],
  values: readonly string[],
  columns: Columns,
): Condition {
  return set(`${name} ${JSON.stringify(values)}`, () => {
    const meets = cached(columns.texts[name].values, (value) => value !== null && values.includes(value));
    return (row) => meets(columns[name][row] as number);
  });
}

/** In the area of a postal code or its beginning. */
export function postalCodeCondition(code: string, columns: Columns): Condition {
  return set(`postal ${code}`, () => {
    const meets = cached(columns.texts.postalCode.values, (value) => value?.startsWith(code) ?? false);
    return (row) => meets(columns.postalCode[row] as number);
  });
}

/** On a street. */
export function streetCondition(id: string, columns: Columns): Condition {
  const wanted = id.toLowerCase();

  return set(`street ${wanted}`, () => {
    const meets = cached(columns.texts.street.values, (value) => value?.toLowerCase() === wanted);
    return (row) => meets(columns.street[row] as number);
  });
}

/** In a city or a neighbourhood by its name. */
export function listedAreaCondition(id: string, columns: Columns): Condition {
  const { city, neighbourhood } = areaKeys(id);

  return set(`listed area ${neighbourhood} ${city}`, () => {
    const isCity = isCalled(columns.texts.city.values, city);
    if (neighbourhood === null) return (row) => isCity(columns.city[row] as number);
    const isNeighbourhood = isCalled(columns.texts.neighbourhood.values, neighbourhood);
    return (row) =>
      isCity(columns.city[row] as number) && isNeighbourhood(columns.neighbourhood[row] as number);
  });
}

const isCalled = (values: readonly (string | null)[], key: string) =>
  cached(values, (value) => value !== null && areaKey(value) === key);

/** A list that contains one of the values. */
export function listCondition<Name extends keyof Columns['lists']>(
  name: Name,
  values: readonly (string | number)[],
  columns: Columns,
): Condition {
  return set(`${name} ${JSON.stringify(values)}`, () => {
    const lists: readonly (readonly (string | number)[])[] = columns.lists[name].values;
    const meets = cached(lists, (list) => list.some((one) => values.includes(one)));
    return (row) => meets(columns[name][row] as number);
  });
}

/** One of the open houses; which are over changes every minute. */
export function openHouseCondition(isMet: (house: string) => boolean, columns: Columns): Condition {
  const meets = cached(columns.lists.openHouses.values, (houses) => houses.some(isMet));

  return { kind: 'check', test: (row) => meets(columns.openHouses[row] as number) };
}

/** Evaluates a test once per dictionary value. */
export function cached<Value>(values: readonly Value[], test: (value: Value) => boolean) {
  const known: (boolean | undefined)[] = [];

  return (code: number): boolean => {
    const result = known[code];
    if (result !== undefined) return result;

    const made = test(values[code] as Value);
    known[code] = made;
    return made;
  };
}
