import { POSTAL_INDEX } from '#domain/search/postal-code.ts';
import { changeFilters, setGeo, setText } from '#domain/search/search-changes.ts';
import { searchConfig } from '#domain/search/search-config.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { STREET_INDEX } from '#domain/search/street/street.ts';
import { readSentence } from '#domain/search/sentence/read-sentence.ts';
import type { Execute } from '../../data/document.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { withLeftOut } from './left-out.ts';
import { SuggestionsDocument, type SuggestionsQuery } from './suggestions.generated.ts';

type Site = Pick<SiteModel, 'space' | 'website'>;
type Found = SuggestionsQuery['autocomplete'][number];

/**
 * URL of what a text asks for, near the site's place: a postal code, a place or a listing, else the filters and the place
 * of a sentence ("3 bed under 500k in Strathcona") with the words that no filter stands for. A chosen place and the
 * filters of the search stay. Null without a match.
 */
export async function findByText(execute: Execute, state: SearchState, site: Site): Promise<string | null> {
  const { text, geo } = state;
  if (!text) return null;

  const sentence = readSentence(text, { year: new Date().getFullYear() });
  // A place that was chosen for these words.
  if (geo?.kind === 'place' || geo?.kind === 'shape') {
    const narrowed = changeFilters(state, sentence?.filters ?? {});
    const path = searchPath(setGeo(narrowed, geo, geo.kind === 'place'));
    return withLeftOut(path, sentence?.leftOut ?? []);
  }

  const named = await find(execute, text, site);
  const isSentence = sentence !== null && Object.keys(sentence.filters).length > 0;
  if (named && (!isSentence || isCalled(named, text))) return pathTo(state, named);
  if (!sentence) return null;

  const narrowed = changeFilters(state, sentence.filters);
  const place = sentence.place === '' ? null : await find(execute, sentence.place, site);
  // The next search shows that there is no such place, with the filters and similar names.
  const path = place ? pathTo(narrowed, place) : searchPath(setText(narrowed, sentence.place));
  return withLeftOut(path, sentence.leftOut);
}

async function find(execute: Execute, text: string, { space, website }: Site): Promise<Found | null> {
  const { lat, lon } = space.mapDefault;
  const { focusDistance } = searchConfig(space, website.config.setup.search).autocomplete;
  const { data } = await execute(SuggestionsDocument, { text, near: { lat, lon }, focusDistance, limit: 1 });

  return data?.autocomplete[0] ?? null;
}

/** Words that name something as a whole are no sentence: a place may be called "Garden Homes". */
function isCalled(found: Found, text: string): boolean {
  const names =
    found.__typename === 'PlaceSuggestion' ? [found.place.name, found.label] : [found.label.split(',')[0]];

  return names.some((name) => name?.toLowerCase() === text.trim().toLowerCase());
}

function pathTo(state: SearchState, found: Found): string {
  switch (found.__typename) {
    case 'PlaceSuggestion':
      return searchPath(setGeo(state, { kind: 'place', id: found.place.id }, true));
    case 'PostalCodeSuggestion':
      return searchPath(setGeo(state, { kind: 'shape', index: POSTAL_INDEX, id: found.code }, false));
    case 'StreetSuggestion':
      return searchPath(setGeo(state, { kind: 'shape', index: STREET_INDEX, id: found.id }, false));
    default:
      return found.path;
  }
}
