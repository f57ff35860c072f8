import { setGeo } from '#domain/search/search-changes.ts';
import { searchConfig } from '#domain/search/search-config.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import type { Execute } from '../../data/document.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { SuggestionsDocument } from './suggestions.generated.ts';

/** URL of the best match for a text: a place, with the search's filters, or a listing, near the site's place. Null without a match. */
export async function findByText(
  execute: Execute,
  state: SearchState,
  { space, website }: Pick<SiteModel, 'space' | 'website'>,
): Promise<string | null> {
  if (!state.text) return null;

  const { lat, lon } = space.mapDefault;
  const { focusDistance } = searchConfig(space, website.config.setup.search).autocomplete;
  const { data } = await execute(SuggestionsDocument, {
    text: state.text,
    near: { lat, lon },
    focusDistance,
    limit: 1,
  });
  const best = data?.autocomplete[0];
  if (!best) return null;

  return best.__typename === 'PlaceSuggestion'
    ? searchPath(setGeo(state, { kind: 'place', id: best.place.id }, true))
    : best.path;
}
