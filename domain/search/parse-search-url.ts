import { decodeArea } from './area.ts';
import { decodeBounds } from './bounds.ts';
import type { Filters } from './filters.ts';
import { MAX_FROM, RESULTS_PER_PAGE } from './paging.ts';
import { isOnEarth, roundDegrees } from './polyline.ts';
import { POSTAL_INDEX, readPostalCode } from './postal-code.ts';
import {
  BASKET_MAX_IDS,
  type Geo,
  isId,
  isPlaceId,
  type PathGeo,
  PLACES_INDEX,
  PLACES_MAX,
  placesGeo,
  SEARCH_TEXT_MAX,
  type SearchProblem,
  type SearchState,
} from './search-state.ts';
import { type Sort, sortFromKey } from './sorts.ts';
import { decodeFilters } from './url/decode-filters.ts';
import { decodePercent, unescapeText } from './url-escape.ts';

type Report = (part: SearchProblem['part'], text: string) => void;
type PathPart = Pick<SearchState, 'preconfigured' | 'savedSearch' | 'filters'> & { geo: PathGeo | null };

/** Search calls do not serve later pages. */
const PAGE_MAX = MAX_FROM / RESULTS_PER_PAGE + 1;

/**
 * Parses a search URL. It is untrusted input: unreadable parts are left out and reported in `problems`. A
 * drawn area takes precedence over a point, a point over the place of the path. A drawn area remembers that place.
 */
export function parseSearchUrl(pathname: string, searchParams: URLSearchParams): SearchState {
  const problems: SearchProblem[] = [];
  const report: Report = (part, text) => problems.push({ part, text: text.slice(0, 200) });
  const path = readPath(pathname, report);
  const isListed = Boolean(path.preconfigured || path.savedSearch);
  const place = withShapeQuery(path.geo, searchParams);
  const geo = isListed ? null : (readArea(searchParams, place, report) ?? readPoint(searchParams, report));
  const box = searchParams.get('box');
  const bounds = box ? decodeBounds(box) : null;
  const ids = readIds(searchParams.get('ids'), report);

  const text = (searchParams.get('q') ?? '').trim().slice(0, SEARCH_TEXT_MAX);
  if (box && !bounds) report('box', box);

  const state: SearchState = {
    ...path,
    geo: geo ?? place,
    sort: readSort(searchParams.get('sort'), report),
    page: readPage(searchParams.get('page'), report),
    ...(text && { text }),
    ...(ids.length > 0 && { ids }),
    ...(bounds && { bounds }),
    ...(searchParams.get('map') === '1' && { map: true }),
  };

  return problems.length > 0 ? { ...state, problems } : state;
}

function readPath(pathname: string, report: Report): PathPart {
  const segments = pathname.split('/').filter(Boolean).slice(1).map(decodePercent);
  const [kind, first = '', second = '', third = ''] = segments;

  if (kind === 'p' && first) return { preconfigured: unescapeText(first), filters: {}, geo: null };
  if (kind === 's' && first) return { savedSearch: unescapeText(first), filters: {}, geo: null };
  if (kind === 'p' || kind === 's') return { filters: {}, geo: null };
  if (kind !== 'geo') return { filters: readFilters(kind ?? '', report), geo: null };

  if (unescapeText(first) === 'all-areas')
    return { filters: readFilters(second, report), geo: { kind: 'all-areas' } };
  if (!first || !second) {
    if (first) report('path', first);
    return { filters: {}, geo: null };
  }

  return { filters: readFilters(third, report), geo: readPathGeo(first, second, report) };
}

function readPathGeo(first: string, second: string, report: Report): PathGeo | null {
  const [index, id] = [unescapeText(first), unescapeText(second)];
  if (index === 'wof') return readPlaces(first, second, report);
  if (index === PLACES_INDEX && !isPlaceId(id)) {
    report('path', `${first}/${second}`);
    return null;
  }

  if (index === POSTAL_INDEX) {
    const code = readPostalCode(id);
    if (!code) report('path', `${first}/${second}`);
    return code ? { kind: 'shape', index, id: code } : null;
  }

  return { kind: 'shape', index, id };
}

/** One place, or several joined by commas. */
function readPlaces(first: string, second: string, report: Report): PathGeo | null {
  const all = [...new Set(second.split(',').map(unescapeText))];
  const ids = all.filter(isPlaceId);
  if (ids.length < all.length || ids.length > PLACES_MAX) report('path', `${first}/${second}`);

  return ids.length > 0 ? placesGeo(ids) : null;
}

function readFilters(slug: string, report: Report): Filters {
  const { filters, unknown } = decodeFilters(slug);

  for (const part of unknown) report('filters', part);
  return filters;
}

function withShapeQuery(geo: PathGeo | null, searchParams: URLSearchParams): PathGeo | null {
  if (geo?.kind !== 'shape') return geo;

  const [type, path] = [searchParams.get('type'), searchParams.get('path')];
  return { ...geo, ...(type && { type }), ...(path && { path }) };
}

function readArea(searchParams: URLSearchParams, from: PathGeo | null, report: Report): Geo | null {
  const text = searchParams.get('area');
  const corners = text ? decodeArea(text) : null;

  if (text && !corners) report('area', text);
  return corners && { kind: 'area', corners, ...(from && { from }) };
}

/** Latitude and longitude are only valid together. */
function readPoint(searchParams: URLSearchParams, report: Report): Geo | null {
  const [lat, lon] = [searchParams.get('lat')?.trim(), searchParams.get('lon')?.trim()];
  if (!lat || !lon) return null;

  const point = { lat: roundDegrees(Number(lat)), lon: roundDegrees(Number(lon)) };
  if (isOnEarth(point)) return { kind: 'point', ...point };

  report('point', `${lat},${lon}`);
  return null;
}

function readIds(text: string | null, report: Report): string[] {
  const all = (text ?? '').split(',').map(unescapeText).filter(Boolean);
  const ids = all.filter(isId);

  if (ids.length < all.length) report('ids', text ?? '');
  return [...new Set(ids)].slice(0, BASKET_MAX_IDS);
}

function readSort(key: string | null, report: Report): Sort | null {
  const sort = key ? sortFromKey(key) : null;

  if (key && !sort) report('sort', key);
  return sort;
}

function readPage(text: string | null, report: Report): number {
  if (!text) return 1;
  if (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= PAGE_MAX) return Number(text);

  report('page', text);
  return 1;
}
