/** Suggestions are asked for only when the text is longer than this. */
export const AUTOCOMPLETE_LONGER_THAN = 3;
/** Between two calls; the first goes out at once. */
export const AUTOCOMPLETE_DEBOUNCE_MS = 500;
/** How far from the visitor suggestions are preferred, in kilometres. */
export const AUTOCOMPLETE_FOCUS_DISTANCE_KM = 100;

/** False clears the suggestions. */
export function isWorthSuggesting(text: string): boolean {
  return text.trim().length > AUTOCOMPLETE_LONGER_THAN;
}
