import type { HeadingPart } from '#domain/page/parts.ts';

export type AdvancedSearchState = {
  title: HeadingPart;
  /** The filters offered. */
  setup: { panels: string[] };
  buttonText: string;
};

export const defaultState: AdvancedSearchState = {
  title: { html: 'Advanced Search', size: 'h2' },
  setup: { panels: ['propertyTypes', 'bedrooms', 'budget'] },
  buttonText: 'Search',
};
