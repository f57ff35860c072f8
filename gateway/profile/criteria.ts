import { parseSearchUrl } from '#domain/search/parse-search-url.ts';
import type { SearchCriteria } from '#domain/search/rest/ui-state-schema.ts';
import { SEARCH_ROOT, searchPath } from '#domain/search/search-path.ts';
import { EMPTY_SEARCH, type Geo, placeIdsOf } from '#domain/search/search-state.ts';
import { badInput } from '../errors.ts';

const URL_MAX_LENGTH = 10_000;

/** The criteria of a search URL; rejects one whose search is not its own or cannot be read completely. */
export function criteriaOfUrl(text: string): SearchCriteria {
  const url = text.length <= URL_MAX_LENGTH && text.startsWith('/') ? URL.parse(text, 'http://site') : null;
  if (!url || !(url.pathname === SEARCH_ROOT || url.pathname.startsWith(`${SEARCH_ROOT}/`)))
    throw badInput('This is not the URL of a search.', 'url');

  const {
    filters,
    geo,
    sort,
    bounds,
    ids,
    text: typed,
    preconfigured,
    savedSearch,
    problems,
  } = parseSearchUrl(url.pathname, url.searchParams);
  if (problems) throw badInput('A part of this search cannot be read.', 'url');
  if (ids || typed || preconfigured || savedSearch)
    throw badInput('This search cannot be saved: choose a place and filters.', 'url');

  return { filters, geo, sort, ...(bounds && { bounds }) };
}

/** Criteria as the API returns them. */
export function asCriteria({ filters, geo, sort, bounds }: SearchCriteria) {
  const { propertyTypes = [], keywords = [], raw = [], agentSetRaw = [], ...rest } = filters;

  return {
    url: searchPath({ ...EMPTY_SEARCH, filters, geo, sort, bounds }),
    filters: { ...rest, propertyTypes, keywords, raw, agentSetRaw },
    geo: geo && asGeo(geo),
    sort: sort ?? filters.sort ?? null,
  };
}

const KINDS = {
  'all-areas': 'ALL_AREAS',
  place: 'PLACE',
  places: 'PLACES',
  point: 'POINT',
  area: 'AREA',
  shape: 'SHAPE',
} as const satisfies Record<Geo['kind'], string>;

function asGeo(geo: Geo) {
  return {
    kind: KINDS[geo.kind],
    id: 'id' in geo ? geo.id : null,
    placeIds: placeIdsOf(geo),
    index: geo.kind === 'shape' ? geo.index : null,
  };
}
