import type { RawTerm } from '#domain/search/filters.ts';
import type { Columns } from './columns.ts';
import { type Condition, listCondition, price, set, textCondition } from './conditions.ts';

type NumberColumn = 'price' | 'bedrooms' | 'bathrooms' | 'interiorSize' | 'yearBuilt';

/** Fields of a hit with a column in the index, by operators it can evaluate as the database does. */
const NUMBERS: Readonly<Record<string, NumberColumn>> = {
  price: 'price',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  sqft: 'interiorSize',
  year_built: 'yearBuilt',
};
const TEXTS: Readonly<Record<string, keyof Columns['texts']>> = {
  neighbourhood: 'neighbourhood',
  city: 'city',
  province: 'province',
  listOfficeId: 'officeId',
  listOfficeName: 'officeName',
};
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;

/** Null for a term that only the database can evaluate. */
export function rawCondition({ field, operator, values }: RawTerm, columns: Columns): Condition | null {
  const number = own(NUMBERS, field);
  if (number) return numberCondition(number, operator, values, columns);
  if (operator !== 'eq' && operator !== 'in') return null;

  const text = own(TEXTS, field);
  if (text) return textCondition(text, values, columns);
  return field === 'building_types' ? listCondition('propertyTypes', values, columns) : null;
}

function numberCondition(
  name: NumberColumn,
  operator: RawTerm['operator'],
  values: readonly string[],
  columns: Columns,
): Condition | null {
  const [value = ''] = values;
  if (operator === 'gte' || operator === 'lte') {
    if (!NUMBER.test(value)) return null;

    const limit = Number(value);
    if (name === 'price') return operator === 'gte' ? price(limit, Infinity) : price(-Infinity, limit);
    return set(`${name} ${operator} ${limit}`, () =>
      operator === 'gte'
        ? (row) => (columns[name][row] as number) >= limit
        : (row) => (columns[name][row] as number) <= limit,
    );
  }
  // Half bathrooms are stored as text in the database.
  if (operator === 'match' || name === 'bathrooms') return null;

  return set(`${name} is ${JSON.stringify(values)}`, () => (row) => {
    const known = columns[name][row] as number;
    return !Number.isNaN(known) && values.includes(String(known));
  });
}

const own = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
