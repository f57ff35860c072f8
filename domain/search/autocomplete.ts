/** Minimum length of the text, exclusive, to request suggestions. */
export const AUTOCOMPLETE_LONGER_THAN = 3;
/** Debounce interval between two requests; the first is sent at once. */
export const AUTOCOMPLETE_DEBOUNCE_MS = 500;
/** Longest text that suggestions are requested for; what is beyond is not read. */
export const AUTOCOMPLETE_TEXT_MAX = 100;
/** Radius in which suggestions are preferred, in kilometres. */
export const AUTOCOMPLETE_FOCUS_DISTANCE_KM = 100;

/** False clears the suggestions. */
export function isWorthSuggesting(text: string): boolean {
  return text.trim().length > AUTOCOMPLETE_LONGER_THAN;
}
