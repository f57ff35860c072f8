/** Minimum length of the text, exclusive, to request suggestions. */
export const AUTOCOMPLETE_LONGER_THAN = 3;
/** Debounce interval between two requests; the first is sent at once. */
export const AUTOCOMPLETE_DEBOUNCE_MS = 500;
/** Longest text that suggestions are requested for; what is beyond is not read. */
export const AUTOCOMPLETE_TEXT_MAX = 100;
/** Radius in which suggestions are preferred, in kilometres. */
export const AUTOCOMPLETE_FOCUS_DISTANCE_KM = 100;
/** Most suggestions in a list. */
const AUTOCOMPLETE_SIZE = 8;

/** `focusDistance` in kilometres. */
export type Autocomplete = { focusDistance: number; size: number; debounceMs: number };

/** How a site suggests, completed with the defaults. */
export function autocompleteOf({
  autocomplete,
}: {
  autocomplete?: Partial<Autocomplete>;
} = {}): Autocomplete {
  return {
    focusDistance: AUTOCOMPLETE_FOCUS_DISTANCE_KM,
    size: AUTOCOMPLETE_SIZE,
    debounceMs: AUTOCOMPLETE_DEBOUNCE_MS,
    ...autocomplete,
  };
}

/** False clears the suggestions. */
export function isWorthSuggesting(text: string): boolean {
  return text.trim().length > AUTOCOMPLETE_LONGER_THAN;
}
