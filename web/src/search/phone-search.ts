import type { ComponentType } from 'react';
import type { PreparedSearch } from '#domain/search/search-config.ts';
import type { SearchState } from '#domain/search/search-state.ts';

/** What the search hands the header of a phone. */
export type PhoneSearchHeader = {
  state: SearchState;
  /** Name of the place that the visitor searches. */
  placeText: string;
  /** Id of the sheet with all filters. */
  sheet: string;
  /** How many filters are set. */
  filterCount: number;
  showsMap: boolean;
  go: (next: SearchState) => void;
  onToggleMap: () => void;
};

/** What the search hands the footer of a phone. */
export type PhoneSearchFooter = { prepared: readonly PreparedSearch[] };

/** The bars above and below the search of a phone; templates, which the strap brings. */
export type PhoneSearch = {
  Header: ComponentType<{ data: PhoneSearchHeader }>;
  Footer: ComponentType<{ data: PhoneSearchFooter }>;
};
