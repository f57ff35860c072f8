import { OPEN_HOUSE_DAYS } from '../../listing/open-house-days.ts';
import {
  areRawValues,
  DEFAULT_FILTERS,
  FILTER_NUMBER_MAX,
  type Filters,
  normalFilters,
  RAW_OPERATORS,
  RAW_TERMS_MAX,
  RAW_VALUES_MAX,
  type RawTerm,
  rawValueCount,
  TRANSACTION_CHOICES,
} from '../filters.ts';
import { usableKeywords } from '../keywords.ts';
import { PROPERTY_TYPES } from '../property-types.ts';
import { isComparable } from '../raw-terms.ts';
import { sortFromKey } from '../sorts.ts';
import { unescapeText } from '../url-escape.ts';
import { DEFAULTS_SLUG } from './encode-filters.ts';
import {
  FLAG_TOKENS,
  NUMBER_TOKENS,
  OPEN_HOUSES_TOKEN,
  openHousesToken,
  RAW_TOKENS,
  TRANSACTION_TOKENS,
} from './tokens.ts';

/** Longer segments are not parsed. */
export const FILTER_SLUG_MAX_LENGTH = 4000;

export type DecodedFilters = {
  filters: Filters;
  /** Unreadable tokens; the caller logs "Cannot decode filters part of URL". */
  unknown: string[];
};

/** Parses the filters of a URL segment. It is untrusted input: unreadable tokens are left out and reported. */
export function decodeFilters(slug: string, defaults: Readonly<Filters> = DEFAULT_FILTERS): DecodedFilters {
  if (slug.toLowerCase() === DEFAULTS_SLUG) return { filters: normalFilters(defaults), unknown: [] };
  if (slug.length > FILTER_SLUG_MAX_LENGTH) return { filters: {}, unknown: [slug.slice(0, 100)] };

  const unknown: string[] = [];
  let filters: Filters = {};

  for (const token of slug.split(',').filter(Boolean)) {
    const read = readWord(token) ?? readNumber(token) ?? readParts(token.split('.').map(unescapeText));
    const joined = read && join(filters, read);

    if (joined) filters = joined;
    else unknown.push(token);
  }

  return { filters: normalFilters(filters), unknown };
}

type Word = [token: string, filters: Filters];

/** Filters of each fixed word, in lower case. A plural can be written as singular, except where it names a type. */
const WORDS = new Map<string, Filters>([
  ...TRANSACTION_CHOICES.map((type): Word => [TRANSACTION_TOKENS[type], { transactionType: type }]),
  ...PROPERTY_TYPES.map(({ value, urlToken }): Word => [urlToken, { propertyTypes: [value] }]),
  ...OPEN_HOUSE_DAYS.map((day): Word => [openHousesToken(day), { openHouseDay: day }]),
  ...[['openHouses', OPEN_HOUSES_TOKEN] as const, ...FLAG_TOKENS].flatMap(([key, word]) =>
    spellings(word).map((spelled): Word => [spelled, { [key]: true }]),
  ),
]);

function readWord(token: string): Filters | null {
  return WORDS.get(token.toLowerCase()) ?? null;
}

function spellings(word: string): string[] {
  return word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
}

const NUMBERS = NUMBER_TOKENS.map(
  ([key, before, after]) => [key, new RegExp(`^${before}(\\d+)${after.replace(/s$/, 's?')}$`, 'i')] as const,
);

function readNumber(token: string): Filters | null {
  for (const [key, pattern] of NUMBERS) {
    const value = Number(pattern.exec(token)?.[1] ?? Number.NaN);
    if (value <= FILTER_NUMBER_MAX) return { [key]: value };
  }

  return null;
}

/** `name.value.value…` */
function readParts([name, ...parts]: string[]): Filters | null {
  const [value, ...more] = parts;
  if (name === 'keywords') {
    const keywords = usableKeywords(parts);
    return keywords.length > 0 ? { keywords } : null;
  }
  const [, raw] = RAW_TOKENS.find(([known]) => known === name) ?? [];
  if (raw) {
    const term = rawTerm(parts);
    return term && { [raw]: [term] };
  }
  if (!value || more.length > 0) return null;
  if (name === 'office') return { officeId: value };
  if (name === 'agent') return { agentId: value };
  if (name === 'org') return { orgChartId: value };
  if (name === 'org-and-below') return { orgChartId: value, orgChartIncludeChildren: true };
  const sort = name === 'sort' ? sortFromKey(value) : null;
  return sort && { sort };
}

function rawTerm([field, operator, ...values]: string[]): RawTerm | null {
  const known = RAW_OPERATORS.find((one) => one === operator);
  if (!field || !known || values.length === 0 || !areRawValues(known, values)) return null;

  const term = { field, operator: known, values };
  return isComparable(term) ? term : null;
}

/**
 * Merges list filters within the limit; of two contradicting tokens the first wins. Null when the limit is
 * exceeded.
 */
function join(filters: Filters, more: Filters): Filters | null {
  const { propertyTypes, raw, agentSetRaw, ...single } = more;

  if (Object.keys(single).some((key) => key in filters)) return null;
  if ((raw || agentSetRaw) && !hasRoom([filters, more])) return null;
  return {
    ...filters,
    ...single,
    ...(propertyTypes && { propertyTypes: [...(filters.propertyTypes ?? []), ...propertyTypes] }),
    ...(raw && { raw: [...(filters.raw ?? []), ...raw] }),
    ...(agentSetRaw && { agentSetRaw: [...(filters.agentSetRaw ?? []), ...agentSetRaw] }),
  };
}

/** Whether the terms of all filters are within the limit of a search. */
function hasRoom(all: readonly Filters[]): boolean {
  const terms = all.flatMap(({ raw = [], agentSetRaw = [] }) => [...raw, ...agentSetRaw]);

  return terms.length <= RAW_TERMS_MAX && rawValueCount(terms) <= RAW_VALUES_MAX;
}
