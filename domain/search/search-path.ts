import { roundDegrees } from './polyline.ts';
import type { Geo, SearchState } from './search-state.ts';
import { sortKey } from './sorts.ts';
import { encodeArea } from './url/encode-area.ts';
import { encodeBounds } from './url/encode-bounds.ts';
import { encodeFilters } from './url/encode-filters.ts';
import { escapeText } from './url-escape.ts';

/** The root of all search URLs. */
export const SEARCH_ROOT = '/search';

/** The path and query of a search. */
export function searchPath(state: SearchState): string {
  const query = searchQuery(state)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');

  return [[SEARCH_ROOT, ...segments(state)].join('/'), query].filter(Boolean).join('?');
}

function segments({ preconfigured, savedSearch, filters, geo }: SearchState): string[] {
  if (preconfigured) return ['p', escapeText(preconfigured)];
  if (savedSearch) return ['s', escapeText(savedSearch)];

  const slug = encodeFilters(filters);
  return [...geoSegments(geo), ...(slug ? [slug] : [])];
}

function geoSegments(geo: Geo | null): string[] {
  switch (geo?.kind) {
    case 'all-areas':
      return ['geo', 'all-areas'];
    case 'place':
      return ['geo', 'wof', escapeText(geo.id)];
    case 'places':
      return ['geo', 'wof', geo.ids.map(escapeText).join(',')];
    case 'shape':
      return ['geo', escapeText(geo.index), escapeText(geo.id)];
    case 'area':
      return geoSegments(geo.from ?? null);
    default:
      return [];
  }
}

function searchQuery(state: SearchState): [name: string, value: string][] {
  const { text, ids, sort, page, bounds, map } = state;
  const isListed = Boolean(state.preconfigured || state.savedSearch);

  return [
    ...(text ? [['q', text] as [string, string]] : []),
    ...(ids ? [['ids', ids.map(escapeText).join(',')] as [string, string]] : []),
    ...(isListed ? [] : geoQuery(state.geo)),
    ...(sort ? [['sort', sortKey(sort)] as [string, string]] : []),
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
    ...(bounds ? [['box', encodeBounds(bounds)] as [string, string]] : []),
    ...(map ? [['map', '1'] as [string, string]] : []),
  ];
}

function geoQuery(geo: Geo | null): [name: string, value: string][] {
  switch (geo?.kind) {
    case 'point':
      return [
        ['lat', String(roundDegrees(geo.lat))],
        ['lon', String(roundDegrees(geo.lon))],
      ];
    case 'area':
      return [['area', encodeArea(geo.corners)], ...geoQuery(geo.from ?? null)];
    case 'shape':
      return [
        ...(geo.type ? [['type', geo.type] as [string, string]] : []),
        ...(geo.path ? [['path', geo.path] as [string, string]] : []),
      ];
    default:
      return [];
  }
}
