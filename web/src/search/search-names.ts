import type { Filters, TransactionChoice } from '#domain/search/filters.ts';
import type { Geo, SearchState } from '#domain/search/search-state.ts';
import { STREET_INDEX } from '#domain/search/street/street.ts';
import { filteredHeading } from '#domain/search/text/filtered-heading.ts';
import {
  filteredSearchHeading,
  OTHERS_MAX,
  savedSearchName,
  searchHeading,
} from '#domain/search/text/search-heading.ts';
import { message } from '../messages.ts';

/** Areas without a name that a heading could begin with. */
const AREAS: readonly string[] = ['area', 'shape', 'point', 'all-areas'];

export type SearchNames = {
  /** The H1 of the search. */
  heading: string;
  /** The name under which it is saved unless its customer writes another: the heading, with all filters. */
  saved: string;
};

/** What a search is called, of places and of areas without a name: "3+ bed homes in the drawn area". */
export function searchNames(
  { geo, filters }: Pick<SearchState, 'geo' | 'filters'>,
  place: string,
  defaultTransaction?: TransactionChoice,
): SearchNames {
  if (geo && AREAS.includes(geo.kind))
    return { heading: inArea(geo, filters, place, OTHERS_MAX), saved: inArea(geo, filters, place) };

  return {
    heading: filteredSearchHeading(place, filters, defaultTransaction),
    saved: savedSearchName(place, filters, defaultTransaction),
  };
}

function inArea(geo: Geo, filters: Filters, place: string, most?: number): string {
  const isStreet = geo.kind === 'shape' && geo.index === STREET_INDEX;
  const way = geo.kind === 'point' ? 'near' : isStreet ? 'on' : 'in';
  const { homes = searchHeading('', filters), others = [] } = filteredHeading(filters) ?? {};

  return [message(`search.place.heading.${way}`, { homes, place }), ...others.slice(0, most)].join(', ');
}
