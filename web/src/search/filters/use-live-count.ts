import { useEffect, useState } from 'react';
import type { SearchInput } from '#domain/search/search-input.ts';
import { fetchGraphQL } from '../../data/fetch-graphql.ts';
import { createPromiseCache } from '../../data/promise-cache.ts';
import { SearchCountDocument } from './search-count.generated.ts';

const PAUSE_MS = 250;
const cachedCounts = createPromiseCache<number>(30);

/** Number of results of a search, for a button. Null while unknown. */
export function useLiveCount(search: SearchInput | null): number | null {
  const [count, setCount] = useState<{ key: string; total: number } | null>(null);
  const key = search ? JSON.stringify(search) : null;

  useEffect(() => {
    if (!key) return;
    let isStale = false;
    const timer = setTimeout(() => {
      cachedCounts(key, () =>
        fetchGraphQL(SearchCountDocument, { search: JSON.parse(key) as SearchInput }).then(
          (data) => data.search.total,
        ),
      ).then(
        (total) => isStale || setCount({ key, total }),
        () => isStale || setCount(null),
      );
    }, PAUSE_MS);

    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [key]);

  return count?.key === key ? count.total : null;
}
