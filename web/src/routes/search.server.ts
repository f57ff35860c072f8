import type { LoadedPage, RouteLoader } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import type { StrapAnswer } from '../page/page-model.ts';
import type { SiteModel } from '../page/site-model.ts';
import { findByText } from '../search/find-by-text.ts';
import { readSearch } from '../search/read-search.ts';
import { searchFormPath } from '../search/search-form.ts';
import { searchHead } from '../search/search-head.ts';
import { loadStoredPage } from './stored-page.ts';
import { systemPage } from './system-page.ts';

/** Listing search: the agent's own page `search` when there is one, else the product's. */
export const load: RouteLoader = async ({ execute, url }) => {
  const text = url.searchParams.get('q');
  const target = searchFormPath(url.searchParams) ?? (text ? await findByText(execute, text) : null);
  if (target) return { redirect: target, status: 302 };

  const state = readSearch(url.pathname + url.search);
  if (state.problems?.some(({ part }) => part === 'filters')) {
    console.warn('Cannot decode filters part of URL', url.pathname.slice(0, 200));
  }

  const stored = await loadStoredPage(execute, 'search');
  const page: LoadedPage =
    stored && !('redirect' in stored)
      ? stored
      : systemPage({ slug: 'search', title: message('search.title'), strap: 'strap-listing-search' });

  return {
    ...page,
    complete: ({ site, strapData }) => ({
      head: searchHead({ state, ...found(strapData, site, state.geo?.kind), origin: url.origin }),
    }),
  };
};

type Found = { search?: { total: number } | null; place?: { name: string } | null };

/** What the search strap of the page was answered. */
function found(strapData: Record<string, StrapAnswer>, site: SiteModel, geo: string | undefined) {
  const answers = Object.values(strapData).map((answer) =>
    'data' in answer ? (answer.data as Found) : null,
  );
  const answer = answers.find((data) => data?.search);
  const placeName =
    geo === undefined ? site.space.areaName : (answer?.place?.name ?? message('search.place.all'));

  return { placeName, total: answer?.search?.total ?? null };
}
