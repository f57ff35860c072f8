import type { HeadingPart, LinkPart } from '#domain/page/parts.ts';

export type ListingsFeedSoldState = {
  title: HeadingPart;
  /** How many homes, 1 to 24. */
  limit: number;
  /** How many of the newest are left out. */
  offset: number;
  /** Where the source allows it. */
  showSoldPrice: boolean;
  more: LinkPart;
};

export const defaultState: ListingsFeedSoldState = {
  title: { html: 'Recently Sold', size: 'h2' },
  limit: 9,
  offset: 0,
  showSoldPrice: true,
  more: { text: 'See all', href: '/solds', type: 'link' },
};
