import type { HeadingPart, LinkPart, TextPart } from '#domain/page/parts.ts';

export type FeaturedListingState = {
  /** MLS number of the listing; empty shows the newest one. */
  mls: string;
  title: HeadingPart;
  /** In place of the listing's own description. */
  text: TextPart;
  buttonList: LinkPart[];
};

export const defaultState: FeaturedListingState = {
  mls: '',
  title: { html: 'Featured Listing', size: 'h2' },
  text: { html: '' },
  buttonList: [],
};
