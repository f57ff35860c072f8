import type { Execute } from '../data/document.ts';
import { placeSearchPath } from './place-search-path.ts';
import { SuggestionsDocument } from './suggestions.generated.ts';

const TEXT_MAX = 200;

/** Address of the place or listing a text means best, for a search bar without JavaScript. Null when it means none. */
export async function findByText(execute: Execute, text: string): Promise<string | null> {
  const wanted = text.trim().slice(0, TEXT_MAX);
  if (wanted === '') return null;

  const { data } = await execute(SuggestionsDocument, { text: wanted, size: 1 });
  const best = data?.autocomplete[0];
  if (!best) return null;

  return best.__typename === 'PlaceSuggestion' ? placeSearchPath(best.place.id) : best.path;
}
