import { TOKEN_KINDS } from './filter-tokens.ts';
import {
  DEFAULT_FILTERS,
  type Filters,
  normalFilters,
  RAW_TERMS_MAX,
  RAW_VALUES_MAX,
  rawValueCount,
} from './filters.ts';

/** The filters segment of the default filters. */
export const DEFAULTS_SLUG = 'defaults';

/** Longer segments are not parsed. */
export const FILTER_SLUG_MAX_LENGTH = 4000;

export type DecodedFilters = {
  filters: Filters;
  /** Unreadable tokens; the caller logs "Cannot decode filters part of URL". */
  unknown: string[];
};

/** Filters as one readable URL segment, for example `houses,3-bedrooms,less-than-10-years`; empty without filters. */
export function encodeFilters(filters: Filters, defaults: Readonly<Filters> = DEFAULT_FILTERS): string {
  const normal = normalFilters(filters);

  if (isSame(normal, normalFilters(defaults))) return DEFAULTS_SLUG;
  return TOKEN_KINDS.flatMap((kind) => kind.write(normal)).join(',');
}

/** Parses the filters of a URL segment. It is untrusted input: unreadable tokens are left out and reported. */
export function decodeFilters(slug: string, defaults: Readonly<Filters> = DEFAULT_FILTERS): DecodedFilters {
  if (slug.toLowerCase() === DEFAULTS_SLUG) return { filters: normalFilters(defaults), unknown: [] };
  if (slug.length > FILTER_SLUG_MAX_LENGTH) return { filters: {}, unknown: [slug.slice(0, 100)] };

  const unknown: string[] = [];
  let filters: Filters = {};

  for (const token of slug.split(',').filter(Boolean)) {
    const read = readToken(token);
    const joined = read && join(filters, read);

    if (joined) filters = joined;
    else unknown.push(token);
  }

  return { filters: normalFilters(filters), unknown };
}

function readToken(token: string): Filters | null {
  for (const kind of TOKEN_KINDS) {
    const read = kind.read(token);
    if (read) return read;
  }

  return null;
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

/** Normalised filters have their members in one order. */
function isSame(one: Filters, other: Filters): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
