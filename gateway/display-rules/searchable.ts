import { factKey } from '#domain/listing/fact-key.ts';
import { withholdAddress } from '#domain/listing/withhold-address.ts';
import type { RawTerm } from '#domain/search/filters.ts';
import type { DisplayRules } from './display-rules.ts';

const DETAIL_PREFIX = 'additionalDetails.';
/** Texts written by agents. */
const REMARKS: readonly string[] = ['description', 'courtesyOfMessage'];
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
/** Values of this many listings identify none of them. */
const COMMON = 3;

/** Members of a hit that are shown but are no single fact. */
const NOT_FACTS: readonly string[] = [
  'publicId',
  'display',
  'additionalDetails',
  'publicInfo',
  'images',
  'places',
  'agent',
];

export const isDetail = (field: string) => field.startsWith(DETAIL_PREFIX);

/** Only shown fields may be searched, and never those a seller may withhold. */
export function mayFilterBy(field: string, rules: DisplayRules): boolean {
  if (isDetail(field)) {
    const key = factKey(field.slice(DETAIL_PREFIX.length));
    return rules.details.has(key) && !rules.addressDetails.has(key);
  }
  if (!rules.isTextSearched && REMARKS.includes(field)) return false;
  const is = (name: string) => name === field;

  return rules.fields.some(is) && !rules.addressFields.some(is) && !NOT_FACTS.some(is);
}

/**
 * Whether a term may be evaluated. Where the service may match withheld listings, details are compared by whole
 * values and numbers only: substrings could be guessed letter by letter.
 */
export function maySearch({ field, operator, values }: RawTerm, rules: DisplayRules): boolean {
  if (!mayFilterBy(field, rules)) return false;
  if (rules.isTextSearched || !isDetail(field)) return true;
  if (operator === 'eq' || operator === 'in') return true;

  return operator !== 'match' && values.every((value) => NUMBER.test(value));
}

/** Whether remarks and facts may be searched for words. */
export function maySearchText(rules: DisplayRules): boolean {
  return rules.isTextSearched;
}

const withholdAny = withholdAddress(null);

/** Whether a value with `count` listings may be listed, where the service counts all listings. */
export function areCommonEnough({ key, count }: { key: string; count: number }): boolean {
  return count >= COMMON && withholdAny(key) === key;
}
