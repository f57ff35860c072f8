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

/** Choices that say there is none. */
const NONE = /^(?:no|none|crawl|slab|aucun|sin|ningun)\b/;
const PARTLY = /\bpart/;

/** The choices of the first panel that are called like a keyword, are suites as it is, or are a part of the panel's name. */
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
  for (const panel of panels) {
    if (typeof panel === 'string' || panel.kind !== 'raw-checkboxes') continue;
    const values = choicesOfName(
      keyword,
      panel.label,
      panel.values.map(({ value }) => value),
    );
    if (values.length > 0) return { field: panel.field, values };
  }
  return null;
}

/** Of a panel "Basement" the choices that a "finished basement" is, those that are only partly so aside; a "basement" is each but none. */
function choicesOfName(keyword: string, label: string, values: readonly string[]): string[] {
  const name = plainWords(label);
  const words = keyword.split(' ');
  if (name === '' || !words.includes(name)) return [];
  const said = words.filter((word) => word !== name);

  return values.filter((value) => {
    const plain = plainWords(value);
    const isSaid = said.every((word) => plain.split(' ').includes(word));
    return isSaid && !NONE.test(plain) && (said.length === 0 || PARTLY.test(keyword) === PARTLY.test(plain));
  });
}

/** Words with a second home in the house. */
function isSuite(words: string): boolean {
  return words.search(NAMES_SUITE) >= 0;
}
