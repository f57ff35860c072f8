import { type Filters, normalFilters, type RawOperator, type RawTerm } from './filters.ts';
import { KEYWORDS_FIELD } from './keywords.ts';

/** Raw filters by field, as panels on source fields read and set them. */

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}/;

/** Comparisons need a number or a day. */
export function isComparable({ operator, values }: Pick<RawTerm, 'operator' | 'values'>): boolean {
  const [value = ''] = values;

  return (operator !== 'gte' && operator !== 'lte') || NUMBER.test(value) || DAY.test(value);
}

/** The values of the term on a field; empty when there is none. */
export function rawValues({ raw = [] }: Filters, field: string, operator: RawOperator): string[] {
  return raw.find((term) => term.field === field && term.operator === operator)?.values ?? [];
}

/** Replaces all terms on a field. */
export function setRawTerms(
  filters: Filters,
  field: string,
  terms: readonly Omit<RawTerm, 'field'>[],
): Filters {
  const others = (filters.raw ?? []).filter((term) => term.field !== field);
  const own = terms.filter(({ values }) => values.some((value) => value !== ''));

  return normalFilters({ ...filters, raw: [...others, ...own.map((term) => ({ field, ...term }))] });
}

/** Removes the terms on these fields, including the agent's, and the keywords by their name. */
export function withoutFields(filters: Filters, fields: readonly string[]): Filters {
  const rest = (terms: readonly RawTerm[] = []) => terms.filter(({ field }) => !fields.includes(field));

  return normalFilters({
    ...filters,
    keywords: fields.includes(KEYWORDS_FIELD) ? undefined : filters.keywords,
    raw: rest(filters.raw),
    agentSetRaw: rest(filters.agentSetRaw),
  });
}

/** Both ends of a range on a field; an unset end is the end of the scale. */
export function rawRange(
  filters: Filters,
  { field, min, max }: { field: string; min: number; max: number },
): [low: number, high: number] {
  const end = (operator: RawOperator, other: number) => {
    const value = Number(rawValues(filters, field, operator)[0] ?? Number.NaN);
    return Number.isFinite(value) ? Math.min(Math.max(value, min), max) : other;
  };

  return [end('gte', min), end('lte', max)];
}

/** An end of a range at the end of its scale is no filter. */
export function setRawRange(
  filters: Filters,
  { field, min, max }: { field: string; min: number; max: number },
  [low, high]: readonly [number, number],
): Filters {
  return setRawTerms(filters, field, [
    { operator: 'gte', values: low > min ? [String(low)] : [] },
    { operator: 'lte', values: high < max ? [String(high)] : [] },
  ]);
}
