import { withholdAddress } from '#domain/listing/withhold-address.ts';
import type { RawTerm } from '#domain/search/filters.ts';
import type { DisplayRules } from './display-rules.ts';
import { factKey } from './shown-details.ts';

const DETAIL_PREFIX = 'additionalDetails.';
/** Words that an agent wrote. */
const REMARKS: readonly string[] = ['description', 'courtesyOfMessage'];
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
/** What so many homes say is no address of one of them. */
const COMMON = 3;

/** Members of a hit that are shown but hold no single fact. */
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

/** A field may be searched only when it may be shown, and never by what a seller may not want to show. */
export function mayFilterBy(field: string, rules: DisplayRules): boolean {
  if (isDetail(field)) {
    const key = factKey(field.slice(DETAIL_PREFIX.length));
    return rules.details.has(key) && !rules.addressDetails.has(key);
  }
  if (!rules.wordsSearched && REMARKS.includes(field)) return false;
  const is = (name: string) => name === field;

  return rules.fields.some(is) && !rules.addressFields.some(is) && !NOT_FACTS.some(is);
}

/**
 * Whether a term may be asked. Where the service may search the words of homes whose address is withheld, details are
 * asked by whole values and by numbers: the letters in them could be tried one after another.
 */
export function mayAsk({ field, operator, values }: RawTerm, rules: DisplayRules): boolean {
  if (!mayFilterBy(field, rules)) return false;
  if (rules.wordsSearched || !isDetail(field)) return true;
  if (operator === 'eq' || operator === 'in') return true;

  return operator !== 'match' && values.every((value) => NUMBER.test(value));
}

const withholdAny = withholdAddress(null);

/** Whether a value that the details of `count` homes have may be listed, where the service lists those of all homes. */
export function areCommonEnough({ key, count }: { key: string; count: number }): boolean {
  return count >= COMMON && withholdAny(key) === key;
}
