import type { HeadingPart } from '#domain/page/parts.ts';

export type BasicSearchState = { title: HeadingPart; placeholder: string; buttonText: string };

export const defaultState: BasicSearchState = {
  title: { html: 'Search Listings', size: 'h2' },
  placeholder: 'Search by city, neighbourhood, or MLS® #',
  buttonText: 'Search',
};
