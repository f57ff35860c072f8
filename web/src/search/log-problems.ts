import type { SearchProblem } from '#domain/search/search-state.ts';

type Part = SearchProblem['part'];

/** What is logged when a part of an address cannot be read. */
const LOGGED: Partial<Record<Part, string>> = {
  filters: 'Cannot decode filters part of URL',
  area: 'Unable to decode polygon',
};

/** Tells what could not be read of an address, each part once; `path` is the address without its query. */
export function logProblems(
  parts: readonly Part[],
  path: string,
  tell: (logged: string, path: string) => void,
): void {
  for (const part of new Set(parts)) {
    const logged = LOGGED[part];
    if (logged) tell(logged, path.slice(0, 200));
  }
}
