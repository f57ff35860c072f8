import { useEffect } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import { logProblems } from './log-problems.ts';

/** Tells the console of the browser, as news and not as a warning, once for each address, what could not be read of it and what the source could not be asked for. */
export function useLoggedProblems(
  { problems = [] }: SearchState,
  leftOutFields: readonly string[] = [],
  url: string,
): void {
  const parts = problems.map(({ part }) => part);
  const unread = [...new Set(leftOutFields.length > 0 ? [...parts, 'filters' as const] : parts)].join();

  useEffect(() => {
    const [path = ''] = url.split('?');
    if (unread) logProblems(unread.split(',') as typeof parts, path, console.info);
  }, [unread, url]);
}
