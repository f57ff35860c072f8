import type { DisplayRules } from './display-rules.ts';
import { factKey } from './shown-details.ts';

const DETAIL_PREFIX = 'additionalDetails.';

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

/** A field may be searched only when it may be shown, and never by what a seller may not want to show. */
export function mayFilterBy(field: string, rules: DisplayRules): boolean {
  if (field.startsWith(DETAIL_PREFIX)) {
    const key = factKey(field.slice(DETAIL_PREFIX.length));
    return rules.details.has(key) && !rules.addressDetails.has(key);
  }
  const is = (name: string) => name === field;

  return rules.fields.some(is) && !rules.addressFields.some(is) && !NOT_FACTS.some(is);
}
