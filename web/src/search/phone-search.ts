import type { ComponentType } from 'react';
import type { PreparedSearch } from '#domain/search/search-config.ts';
import type { SearchState } from '#domain/search/search-state.ts';

/** Data of the search for the phone header. */
export type PhoneSearchHeader = {
  state: SearchState;
  /** Name of the place that is searched. */
  placeText: string;
  /** Id of the sheet with all filters; null where no home is listed. */
  sheet: string | null;
  /** Number of active filters. */
  filterCount: number;
  showsMap: boolean;
  go: (next: SearchState) => void;
  /** Null without a map. */
  onToggleMap: (() => void) | null;
};

/** Data of the search for the phone footer. */
export type PhoneSearchFooter = {
  prepared: readonly PreparedSearch[];
  /** URL of the search that can be saved. */
  url?: string;
  /** Name of the place that is searched, under which it is saved. */
  name?: string;
};

/** Phone header and footer of the search; templates provided by the strap. */
export type PhoneSearch = {
  Header: ComponentType<{ data: PhoneSearchHeader }>;
  Footer: ComponentType<{ data: PhoneSearchFooter }>;
};
