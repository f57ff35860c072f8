import type { HeadingPart } from '#domain/page/parts.ts';

export type LatestListingFeedState = {
  title: HeadingPart;
  setup: {
    /** A sort's key, for example `list_date_des`. */
    sort: string;
    /** Property types to show; none shows all. */
    propertyTypes: string[];
  };
  /** How many homes, 1 to 24. */
  limit: number;
};

export const LIMIT_MAX = 24;

export const defaultState: LatestListingFeedState = {
  title: { html: 'Latest Listings', size: 'h2' },
  setup: { sort: 'list_date_des', propertyTypes: [] },
  limit: 6,
};
