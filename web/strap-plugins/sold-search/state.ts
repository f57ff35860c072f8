import type { HeadingPart } from '#domain/page/parts.ts';
import { SOLDS_PER_PAGE } from '#domain/search/paging.ts';

export type SoldSearchState = {
  title: HeadingPart;
  /** Homes on a page, 1 to 24. */
  limit: number;
  /** How many of the newest are left out. */
  offset: number;
};

export const defaultState: SoldSearchState = {
  title: { html: 'Sold Listings', size: 'h1' },
  limit: SOLDS_PER_PAGE,
  offset: 0,
};
