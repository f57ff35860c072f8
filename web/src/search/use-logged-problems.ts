import { useEffect } from 'react';
import { logProblems } from './log-problems.ts';
import type { SearchModel } from './search-model.ts';

/** Logs to the console, once per URL and at info level, which parts of a URL were invalid and which fields the source could not apply. */
export function useLoggedProblems(
  parts: SearchModel['notifications'],
  leftOutFields: readonly string[] = [],
  url: string,
): void {
  const unread = [...new Set(leftOutFields.length > 0 ? [...parts, 'filters' as const] : parts)].join();

  useEffect(() => {
    const [path = ''] = url.split('?');
    if (unread) logProblems(unread.split(',') as typeof parts, path, console.info);
  }, [unread, url]);
}
