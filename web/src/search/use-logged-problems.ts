import { useEffect } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import { logProblems } from './log-problems.ts';

/** Logs to the console, once per URL and at info level, which parts of a URL were invalid and which fields the source could not apply. */
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
