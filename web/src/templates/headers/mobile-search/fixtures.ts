import type { PhoneSearchHeader } from '#web/src/search/phone-search.ts';
import { readSearch } from '#web/src/search/read-search.ts';
import type { HeaderMobileSearchState } from './parts.ts';

export const fixtures: Record<string, HeaderMobileSearchState> = { 'a place with a long name': {} };

export const data: PhoneSearchHeader = {
  state: readSearch('/search/condos,price-to-500000'),
  placeText: 'Strathcona Industrial Park and University of Alberta',
  sheet: 'filters',
  filterCount: 2,
  showsMap: false,
  go: () => {},
  onToggleMap: () => {},
};
