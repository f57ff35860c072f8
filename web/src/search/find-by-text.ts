import { searchConfig } from '#domain/search/search-config.ts';
import type { Execute } from '../data/document.ts';
import type { SiteModel } from '../page/site-model.ts';
import { placeSearchPath } from './place-search-path.ts';
import { SuggestionsDocument } from './suggestions.generated.ts';

const TEXT_MAX = 200;

/**
 * Address of the place or listing that a text means best around where the site works, for a search bar without
 * JavaScript. Null when it means none.
 */
export async function findByText(
  execute: Execute,
  text: string,
  { space, website }: Pick<SiteModel, 'space' | 'website'>,
): Promise<string | null> {
  const wanted = text.trim().slice(0, TEXT_MAX);
  if (wanted === '') return null;

  const { lat, lon } = space.mapDefault;
  const { focusDistance } = searchConfig(space, website.config.setup.search).autocomplete;
  const { data } = await execute(SuggestionsDocument, {
    text: wanted,
    near: { lat, lon },
    focusDistance,
    size: 1,
  });
  const best = data?.autocomplete[0];
  if (!best) return null;

  return best.__typename === 'PlaceSuggestion' ? placeSearchPath(best.place.id) : best.path;
}
