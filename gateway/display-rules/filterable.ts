import type { DisplayRules } from './display-rules.ts';
import { factKey } from './shown-details.ts';

/** A field may be searched only when it may be shown, also of a seller who does not show the address. */
export function mayFilterBy(field: string, rules: DisplayRules): boolean {
  const key = factKey(field);
  const hidden = rules.addressFields.some((name) => factKey(name) === key) || rules.addressDetails.has(key);
  const shown = rules.fields.some((name) => factKey(name) === key) || rules.details.has(key);

  return key !== '' && shown && !hidden && !NOT_FACTS.has(key);
}

/** Members of a hit that are shown but that nobody may look listings up by. */
const NOT_FACTS = new Set(['publicid', 'display', 'additionaldetails', 'publicinfo', 'images']);
