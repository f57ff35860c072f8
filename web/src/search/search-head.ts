import { searchRobots } from '#domain/search/robots.ts';
import { searchTitle } from '#domain/search/search-heading.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../messages.ts';
import type { HeadModel } from '../page/page-model.ts';
import { homes } from './search-words.ts';

type SearchHeadInput = { state: SearchState; placeName: string; total: number | null; origin: string };

/** Title, description, canonical address and robots of a search. */
export function searchHead({ state, placeName, total, origin }: SearchHeadInput): Partial<HeadModel> {
  const { bounds, map, problems, ...canonical } = state;
  const title = searchTitle(placeName, state.filters, state.page);

  return {
    title,
    description:
      total === null
        ? title
        : message('search.description', { homes: homes(total), place: placeName, title }),
    canonical: new URL(searchPath(canonical), origin).href,
    robots: searchRobots(state),
  };
}
