const KEY = 'last-search';
const RESULTS_KEY = 'last-results';

/** Stores the URL of the current search, for the link back from a listing's details. */
export function rememberSearch(url: string, isBasket = false): void {
  try {
    sessionStorage.setItem(KEY, url);
    if (!isBasket) sessionStorage.setItem(RESULTS_KEY, url);
  } catch {
    // Storage may be disabled: the link then leads to the search of the place.
  }
}

/** The stored URL if it is one of the search. */
export function lastSearch(): string | null {
  return stored(KEY);
}

/** The last search by criteria, for the link back from a basket of homes. */
export function lastResults(): string | null {
  return stored(RESULTS_KEY);
}

function stored(key: string): string | null {
  try {
    const url = sessionStorage.getItem(key);
    return url && /^\/search(?:[/?#]|$)/.test(url) ? url : null;
  } catch {
    return null;
  }
}
