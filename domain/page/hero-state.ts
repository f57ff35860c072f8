import type { HeadingPart, LinkPart, RangePart, TextPart } from './parts.ts';

/** What every hero can show; each template uses what it needs. */
export type HeroState = {
  title: HeadingPart;
  text: TextPart;
  buttonList: LinkPart[];
  searchBar: boolean;
  footerComponent: string | null;
  /** Square feet. */
  area: RangePart;
  baths: RangePart;
  beds: RangePart;
  buttonText: string;
  priceRange: RangePart;
};

/** The state of a new hero. */
export const DEFAULT_HERO_STATE: HeroState = {
  title: { html: 'Welcome', size: 'h1' },
  text: { html: '<p>Find your next home</p>' },
  buttonList: [],
  searchBar: true,
  footerComponent: null,
  area: { min: 0, max: 10_000, initial: 1400 },
  baths: { min: 1, max: 10, initial: 2 },
  beds: { min: 1, max: 10, initial: 2 },
  buttonText: 'Search',
  priceRange: { min: 0, max: 1_000_000, initialStart: 200_000, initialEnd: 600_000, interval: 50_000 },
};
