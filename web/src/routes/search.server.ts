import { type SearchConfig, searchConfig } from '#domain/search/search-config.ts';
import { searchedArea } from '#domain/search/text/searched-area.ts';
import type { Execute } from '../data/document.ts';
import type { LoadedPage, RouteLoader } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import type { StrapResult } from '../page/page-model.ts';
import { addedPlaceOf } from '../search/bar/added-place.ts';
import { findAlso, findByText } from '../search/bar/find-by-text.ts';
import { isAdded, isLiteral } from '../search/bar/left-out.ts';
import { placeName } from '../search/bar/place-name.ts';
import { logProblems } from '../search/log-problems.ts';
import { mergedSetup } from '../search/merged-setup.ts';
import { readSearch } from '../search/read-search.ts';
import { SavedSearchUrlDocument } from '../search/saved-search.generated.ts';
import { searchFormPath } from '../search/search-form.ts';
import { searchHead } from '../search/search-head.ts';
import { searchedState } from '../search/search-request.ts';
import { loadStoredPage } from './stored-page.ts';
import { systemPage } from './system-page.ts';

/** What people who look for sales type after the search's own path: the solds have a page, with the steps that open it. */
const SOLD_PATH = /^\/search\/(?:recently-)?solds?\/?$/;

/** Listing search: the agent's own page `search` if there is one, else the system page. */
export const load: RouteLoader = async ({ execute, url, site }) => {
  if (SOLD_PATH.test(url.pathname)) return { redirect: '/solds', status: 302 };
  const also = addedPlaceOf(url.searchParams);
  if (also) {
    const state = readSearch(url.pathname + url.search);
    return { redirect: await findAlso(execute, state, await site, also), status: 302 };
  }
  const form = searchFormPath(url.searchParams);
  const state = readSearch(form ?? url.pathname + url.search);
  const target =
    (state.text &&
      (await findByText(execute, state, await site, {
        isLiteral: isLiteral(url.searchParams),
        isAdded: form !== null || isAdded(url.searchParams),
      }))) ||
    form;
  if (target) return { redirect: target, status: 302 };
  const saved = state.savedSearch && (await savedSearchUrl(execute, state.savedSearch));
  if (saved) return { redirect: saved, status: 302 };

  logProblems(state.problems?.map(({ part }) => part) ?? [], url.pathname, console.warn);

  const stored = await loadStoredPage(execute, 'search');
  const page: LoadedPage =
    stored && !('redirect' in stored)
      ? stored
      : systemPage({ slug: 'search', title: message('search.title'), strap: 'strap-listing-search' });

  return {
    ...page,
    complete: ({ site: { space, website }, strapData }) => {
      const own = page.page.straps.flatMap(({ state: { preconfiguredSearches } }) =>
        preparedOf(preconfiguredSearches),
      );
      const setup = mergedSetup(website, own);
      const config = searchConfig(space, setup);

      const result = searchResult(strapData);
      const leftOut = result?.search?.leftOutFields ?? [];
      if (leftOut.length > 0) logProblems(['filters'], url.pathname, console.warn);

      const shown = searchedState(state, config.preconfiguredSearches, leftOut);

      return {
        head: searchHead({
          state: shown,
          prepared: config.preconfiguredSearches.find(({ slug }) => slug === state.preconfigured),
          placeName: placeName({
            geo: shown.geo,
            found: result?.place?.name ?? result?.places?.map(({ name }) => name),
            areaName: searchedArea(space, setup),
          }),
          areaName: space.areaName,
          defaultTransaction: config.defaultTransaction,
          total: result?.search?.total ?? null,
          listingCount: result?.source?.total ?? null,
          origin: url.origin,
        }),
      };
    },
  };
};

/** The preconfigured searches in a strap's state, which may be invalid. */
function preparedOf(value: unknown): SearchConfig['preconfiguredSearches'] {
  return Array.isArray(value) ? value : [];
}

type SearchResult = {
  search?: { total: number; leftOutFields?: string[] } | null;
  place?: { name: string } | null;
  places?: { name: string }[] | null;
  /** Also of a text without matches. */
  source?: { total: number } | null;
};

/** The data of the page's search strap. */
function searchResult(strapData: Record<string, StrapResult>): SearchResult | undefined {
  return (
    Object.values(strapData)
      .map((result) => ('data' in result ? (result.data as SearchResult | null) : null))
      .find((data) => data?.search ?? data?.source) ?? undefined
  );
}

/** The URL of a saved search of the signed-in customer; null for everybody else's. */
async function savedSearchUrl(execute: Execute, id: string): Promise<string | null> {
  const { data } = await execute(SavedSearchUrlDocument, { id });

  return data?.viewer.customer?.savedSearch?.criteria.url ?? null;
}
