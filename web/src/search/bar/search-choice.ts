import { message } from '../../messages.ts';
import { hasGeolocation } from './my-location.ts';
import type { ListingIndex } from './place-search-path.ts';
import type { Suggestion } from './use-suggestions.ts';

/** What the list of the search bar offers; the visitor's location before anything is typed, what is understood of a sentence. */
export type Choice =
  | Suggestion
  | { __typename: 'MyLocation'; label: string }
  | { __typename: 'Sentence'; label: string };

export const CHOICE_ICONS = {
  PlaceSuggestion: 'map-pin',
  ListingSuggestion: 'home',
  PostalCodeSuggestion: 'mail',
  StreetSuggestion: 'signpost',
  AreaSuggestion: 'map-pin',
  MyLocation: 'locate-fixed',
  Sentence: 'search',
} as const;

/** A place that is suggested because nothing has the typed name. */
export const isNear = (choice: Choice) => 'isNearest' in choice && choice.isNearest;

/** The option for the visitor's location, while the field is empty or unchanged. */
export function choicesBeforeTyping(text: string, initialText: string): readonly Choice[] {
  const isUntouched = text === '' || text === initialText;

  return isUntouched && hasGeolocation()
    ? [{ __typename: 'MyLocation', label: message('search.bar.mine') }]
    : [];
}

export function detailOf(choice: Choice): string | undefined {
  if ('count' in choice)
    return choice.count > 0 ? message('search.count', { count: choice.count }) : undefined;
  return 'mls' in choice ? choice.mls : undefined;
}

/** Query parameter of a form's own filters, which a sentence in the same form adds to. */
export const ADDED = 'added';

/** URL of a suggestion. The server reads filters from what was typed beside a place: "3 bed in Strathcona". */
export function suggestionPath(
  suggestion: Suggestion,
  typed: string,
  placePath: (placeId: string) => string,
  shapePath: (index: ListingIndex, id: string) => string,
  isAdded: boolean,
): string {
  if ('path' in suggestion) return suggestion.path;
  const path = pathOf(suggestion, placePath, shapePath);

  return isBeginningOf(suggestion.label, typed)
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}q=${encodeURIComponent(typed)}${isAdded ? `&${ADDED}=1` : ''}`;
}

function pathOf(
  suggestion: Exclude<Suggestion, { path: string }>,
  placePath: (placeId: string) => string,
  shapePath: (index: ListingIndex, id: string) => string,
): string {
  if ('place' in suggestion) return placePath(suggestion.place.id);
  if ('code' in suggestion) return shapePath('postal', suggestion.code);
  return shapePath(suggestion.__typename === 'AreaSuggestion' ? 'listed-area' : 'street', suggestion.id);
}

function isBeginningOf(label: string, text: string): boolean {
  return label.toLowerCase().startsWith(text.trim().toLowerCase());
}
