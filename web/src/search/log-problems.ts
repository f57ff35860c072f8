import type { SearchProblem } from '#domain/search/search-state.ts';

type Part = SearchProblem['part'];

/** Log text for each part of a URL that can be invalid. */
const LOGGED: Partial<Record<Part, string>> = {
  filters: 'Cannot decode filters part of URL',
  area: 'Unable to decode polygon',
};

/** Logs the invalid parts of a URL, each once; `path` is the URL's path without its query. */
export function logProblems(
  parts: readonly Part[],
  path: string,
  log: (text: string, path: string) => void,
): void {
  for (const part of new Set(parts)) {
    const text = LOGGED[part];
    if (text) log(text, path.slice(0, 200));
  }
}
