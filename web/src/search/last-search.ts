const KEY = 'last-search';

/** Stores the URL of the current search, for the link back from a listing's details. */
export function rememberSearch(url: string): void {
  try {
    sessionStorage.setItem(KEY, url);
  } catch {
    // Storage may be disabled: the link then leads to the search of the place.
  }
}

/** The stored URL if it is one of the search. */
export function lastSearch(): string | null {
  try {
    const url = sessionStorage.getItem(KEY);
    return url && /^\/search(?:[/?#]|$)/.test(url) ? url : null;
  } catch {
    return null;
  }
}
