import { type Filters, normalFilters } from '../filters.ts';
import { plainWords } from '../keywords.ts';
import type { FilterPanel } from '../panels/filter-panel.ts';
import { rawValues, setRawTerms } from '../raw-terms.ts';
import { whole } from './phrases.ts';
import { BARE_SUITE, SUITES } from './terms.ts';

const NAMES_SUITE = whole([...SUITES, BARE_SUITE].join('|'));

/**
 * The filters of a sentence, with those of a site's own checkboxes in place of the keywords that mean the same: "Basement suite" is the
 * choice "Legal suite". `before` are the filters that the search already has.
 */
export function withOwnFilters(
  filters: Filters,
  panels: readonly FilterPanel[],
  before: Filters = {},
): Filters {
  let [own, keywords]: [Filters, string[]] = [{ raw: before.raw }, []];
  for (const keyword of filters.keywords ?? []) {
    const choice = choiceOf(plainWords(keyword), panels);
    if (!choice) keywords = [...keywords, keyword];
    else {
      const { field, values } = choice;
      const all = new Set([...rawValues(own, field, 'in'), ...values]);
      own = setRawTerms(own, field, [{ operator: 'in', values: [...all] }]);
    }
  }
  const { keywords: _, ...others } = filters;

  return normalFilters({
    ...others,
    ...(keywords.length > 0 && { keywords }),
    ...(own.raw && { raw: own.raw }),
  });
}

/** The choices of the first panel that are called like a keyword, or are suites as it is. */
function choiceOf(
  keyword: string,
  panels: readonly FilterPanel[],
): { field: string; values: string[] } | null {
  for (const isMeant of [
    (words: string) => words === keyword,
    (words: string) => isSuite(keyword) && isSuite(words),
  ]) {
    for (const panel of panels) {
      if (typeof panel === 'string' || panel.kind !== 'raw-checkboxes') continue;
      const values = panel.values
        .filter(({ value, label }) => [value, label].some((name) => isMeant(plainWords(name))))
        .map(({ value }) => value);
      if (values.length > 0) return { field: panel.field, values };
    }
  }
  return null;
}

/** Words with a second home in the house. */
function isSuite(words: string): boolean {
  return words.search(NAMES_SUITE) >= 0;
}
