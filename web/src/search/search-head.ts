import { propertyTypeLabel } from '#domain/search/property-types.ts';
import { searchRobots } from '#domain/search/robots.ts';
import type { PreparedSearch, SearchConfig } from '#domain/search/search-config.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { roomsLabel } from '#domain/search/text/filter-labels.ts';
import { joinWithAnd } from '#domain/search/text/filter-summary.ts';
import { type MetaValues, showMetaTemplate } from '#domain/search/text/meta-template.ts';
import { searchTitle } from '#domain/search/text/search-heading.ts';
import { message } from '../messages.ts';
import type { HeadModel } from '../page/page-model.ts';
import { homes, homesFound } from './homes-count.ts';
import { ownTitle } from './own-title.ts';

type SearchHeadInput = {
  state: SearchState;
  /** The preconfigured search of the URL. */
  prepared?: PreparedSearch;
  /** Empty where all homes of the site are searched. */
  placeName: string;
  /** Name of the site's area, for the agent's own templates. */
  areaName: string;
  defaultTransaction: SearchConfig['defaultTransaction'];
  total: number | null;
  /** Number of listings of the whole site; null if unknown. */
  listingCount: number | null;
  origin: string;
};

/** Title, description, canonical URL and robots of a search; preconfigured searches may have their own templates. */
export function searchHead({
  state,
  prepared,
  placeName,
  areaName,
  defaultTransaction,
  total,
  listingCount,
  origin,
}: SearchHeadInput): Partial<HeadModel> {
  const { bounds, map, problems, ...canonical } = state;
  const values = metaValues(state, placeName || areaName, total);
  const own = (template: string | undefined) =>
    template ? showMetaTemplate(template, values, console.warn) : undefined;
  const title =
    own(prepared?.htmlMeta?.title) ??
    (state.text ? unknownTitle(state.text, listingCount) : undefined) ??
    ownTitle(state) ??
    searchTitle(placeName, state.filters, state.page, defaultTransaction);
  const transaction = state.filters.transactionType ?? defaultTransaction;
  const counted = (count: number) =>
    placeName
      ? message('search.description', { homes: homes(count), place: placeName, title })
      : message('search.description.all', {
          homes: homesFound(count, transaction === 'ANY' ? undefined : transaction),
          title,
        });

  return {
    title,
    description: own(prepared?.htmlMeta?.description) ?? (total === null ? title : counted(total)),
    canonical: new URL(searchPath(canonical), origin).href,
    robots: searchRobots(state),
  };
}

/** Where nothing is listed no spelling is to blame. */
function unknownTitle(text: string, listingCount: number | null): string {
  return listingCount === 0
    ? message('search.noListings.heading')
    : message('search.unknown.heading', { text });
}

function metaValues({ filters }: SearchState, placeName: string, total: number | null): MetaValues {
  const { propertyTypes = [], bedrooms, bathrooms } = filters;

  return {
    location: placeName,
    type: joinWithAnd(propertyTypes.map(propertyTypeLabel)),
    bed: bedrooms && roomsLabel(bedrooms),
    bath: bathrooms && roomsLabel(bathrooms),
    count: total ?? undefined,
  };
}
