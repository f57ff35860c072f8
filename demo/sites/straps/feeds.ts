import type { LinkPart } from '#domain/page/parts.ts';
import type { Filters } from '#domain/search/filters.ts';
import type { Geo } from '#domain/search/search-state.ts';
import { heading, type Look, link, prose, type StrapSeed, strap } from './strap-seed.ts';

/** The homes of a feed. */
type Setup = { filters?: Filters; geo?: Geo | null; sort?: string };

const setupOf = ({ filters = {}, geo = null, sort = 'list_date_des' }: Setup) => ({ filters, geo, sort });
const seeAll = (more: LinkPart | undefined) => more ?? { text: 'See all', type: 'link' as const };

export const latestListings = (
  title: string,
  limit: number,
  propertyTypes: readonly string[] = [],
  look: Look = {},
): StrapSeed =>
  strap(
    'strap-latest-listing-feed',
    { title: heading(title), setup: { sort: 'list_date_des', propertyTypes: [...propertyTypes] }, limit },
    look,
  );

type Feed = { setup: Setup; limit: number; more?: LinkPart; look?: Look };

export const listings = (
  title: string,
  layout: 'grid' | 'slider' | 'editorial',
  { setup, limit, more, look = {} }: Feed,
): StrapSeed =>
  strap(
    'strap-listings-feed',
    { title: heading(title), setup: setupOf(setup), limit, layout, more: seeAll(more) },
    look,
  );

/** Few homes, one below the other, with large photos. */
export const largeListings = (title: string, { setup, limit, more, look = {} }: Feed): StrapSeed =>
  strap(
    'strap-large-listing-feed',
    { title: heading(title), setup: setupOf(setup), limit, more: seeAll(more) },
    look,
  );

export const openHouses = (
  title: string,
  limit: number,
  look: Look = {},
  layout: 'entries' | 'cards' = 'entries',
): StrapSeed =>
  strap(
    'strap-open-house-feed',
    { title: heading(title), setup: setupOf({ filters: { openHouses: true } }), layout, limit },
    look,
  );

/** The newest home with custom text. */
export const featuredListing = (
  title: string,
  look: Look = {},
  layout: 'beside' | 'cover' = 'beside',
): StrapSeed =>
  strap(
    'strap-featured-listing',
    { title: heading(title), mls: '', text: { html: '' }, layout, buttonList: [] },
    look,
  );

type Stats = { text: string; areas?: readonly string[]; propertyTypes?: readonly string[]; look?: Look };

/** Market figures; `areas` are Who's On First ids. */
export const marketStats = (
  title: string,
  { text, areas = [], propertyTypes = [], look = {} }: Stats,
): StrapSeed =>
  strap(
    'strap-market-stats',
    { title: heading(title), text: prose([text]), areas: [...areas], propertyTypes: [...propertyTypes] },
    look,
  );

export const blogFeed = (title: string, posts: number, category: string, look: Look = {}): StrapSeed =>
  strap(
    'strap-blog-feed',
    {
      title: heading(title),
      posts_per_page: posts,
      orderby: 'date',
      order: 'DESC',
      category,
      layout: 'grid',
      pages: false,
      more: link('More of these', category ? `/blog/category/${category}` : '/blog'),
    },
    look,
  );
