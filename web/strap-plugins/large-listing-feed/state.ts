import type { HeadingPart, LinkPart } from '#domain/page/parts.ts';
import type { SearchSetup } from '#web/src/listing/search-setup.ts';

export type LargeListingFeedState = {
  title: HeadingPart;
  setup: SearchSetup;
  /** How many homes, 1 to 24. */
  limit: number;
  more: LinkPart;
};

export const defaultState: LargeListingFeedState = {
  title: { html: 'Our Listings', size: 'h2' },
  setup: { filters: {}, geo: null, sort: 'list_date_des' },
  limit: 3,
  more: { text: 'See all', href: '/search', type: 'link' },
};
