import { useEffect, useState } from 'react';
import type { SearchInput } from '#domain/search/search-input.ts';
import { fetchGraphQL } from '../data/fetch-graphql.ts';
import { createPromiseCache } from '../data/promise-cache.ts';
import { MapPointsDocument } from '../map/map-points.generated.ts';

const cachedTotals = createPromiseCache<number>(30);

/**
 * How many homes of a search have no known location, so that no map shows them. The bounds of a map leave them out: a search
 * with bounds, null here, has none.
 */
export function useUnmapped(search: SearchInput | null, total: number | null): number {
  const [mapped, setMapped] = useState<{ key: string; total: number } | null>(null);
  const key = search && total ? JSON.stringify(search) : null;

  useEffect(() => {
    if (!key) return;
    let isStale = false;
    cachedTotals(key, () =>
      fetchGraphQL(MapPointsDocument, { search: JSON.parse(key) as SearchInput, limit: 0 }).then(
        ({ points }) => points.total,
      ),
    ).then(
      (count) => isStale || setMapped({ key, total: count }),
      // The count of all homes stands alone.
      () => isStale || setMapped(null),
    );

    return () => {
      isStale = true;
    };
  }, [key]);

  return total !== null && mapped?.key === key ? Math.max(0, total - (mapped?.total ?? total)) : 0;
}
