import { inputOptions } from '#domain/search/input-options.ts';
import { fromRestQuery, toRestQuery } from '#domain/search/rest/rest-query.ts';
import { fromUiState, type UiState } from '#domain/search/rest/ui-state-schema.ts';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { type SearchInput, toSearchInput } from '#domain/search/search-input.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import type { Space } from '#domain/site/website.ts';

/** The search of a source as its display rules let a visitor run it: without terms that may not be searched. */
export type AllowSearch = (source: string, search: SearchInput) => SearchInput;

/** What a saved search finds on its site, as the search call would get it; null for one that cannot be read. */
export function searchOf(
  uiState: UiState,
  { space, setup, allow, now }: { space: Space; setup: SearchSetup; allow: AllowSearch; now: Date },
): SearchInput | null {
  const read = fromUiState(uiState);
  if (!read.ok) return null;

  const state = { ...EMPTY_SEARCH, ...read.value };
  const { search } = toSearchInput(state, inputOptions(space, setup));
  const query = toRestQuery({ search: allow(space.source, search) }, { currentYear: now.getFullYear() });
  const parsed = fromRestQuery(new URLSearchParams(query));

  return parsed.ok ? parsed.value.search : null;
}
