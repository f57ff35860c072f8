import { useEffect, useState } from 'react';
import { MAX_FACET_FIELDS } from '#domain/search/facets.ts';
import type { FilterPanel } from '#domain/search/panels/filter-panel.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { fetchGraphQL } from '../../data/fetch-graphql.ts';
import { createPromiseCache } from '../../data/promise-cache.ts';
import { SearchFacetsDocument, type SearchFacetsQuery } from './search-facets.generated.ts';

export type Facets = SearchFacetsQuery['searchFacets'];

const PAUSE_MS = 150;
/** A failed request is sent again after these times, in ms; the choices work without numbers. */
const RETRY_MS = [1000, 4000];
const cachedFacets = createPromiseCache<Facets>(20);

/** Number of results for each choice; previous numbers stay while loading. Null until the first are known, undefined after failures. */
export function useFacets(
  search: SearchInput | null,
  panels: readonly FilterPanel[],
): Facets | null | undefined {
  const [facets, setFacets] = useState<Facets | null | undefined>(null);
  const key = search && JSON.stringify({ search, rawFields: countedFields(panels) });

  useEffect(() => {
    if (!key) return;
    let isStale = false;
    let timer: ReturnType<typeof setTimeout>;
    const askAfter = (pause: number, again: readonly number[]) => {
      timer = setTimeout(() => {
        cachedFacets(key, () =>
          fetchGraphQL(SearchFacetsDocument, JSON.parse(key)).then((data) => data.searchFacets),
        ).then(
          (response) => isStale || setFacets(response),
          () => {
            if (isStale) return;
            const [next, ...later] = again;
            setFacets(next === undefined ? undefined : null);
            if (next !== undefined) askAfter(next, later);
          },
        );
      }, pause);
    };
    askAfter(PAUSE_MS, RETRY_MS);

    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [key]);

  return facets;
}

/** Source fields with choices. */
function countedFields(panels: readonly FilterPanel[]): string[] {
  const fields = panels.flatMap((panel) =>
    typeof panel !== 'string' && (panel.kind === 'raw-checkboxes' || panel.kind === 'raw-text')
      ? [panel.field]
      : [],
  );

  return [...new Set(fields)].slice(0, MAX_FACET_FIELDS);
}
