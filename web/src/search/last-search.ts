const KEY = 'last-search';

/** Keeps the address of the search the visitor looks at, for the way back from a home's details. */
export function rememberSearch(url: string): void {
  try {
    sessionStorage.setItem(KEY, url);
  } catch {
    // Storage may be switched off; the way back then leads to the search of the place.
  }
}

/** Only an address of the search is given back, whatever the storage holds. */
export function lastSearch(): string | null {
  try {
    const url = sessionStorage.getItem(KEY);
    return url && /^\/search(?:[/?#]|$)/.test(url) ? url : null;
  } catch {
    return null;
  }
}
