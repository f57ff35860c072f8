import { useEffect, useState } from 'react';
import { MAX_FACET_FIELDS } from '#domain/search/facets.ts';
import type { FilterPanel } from '#domain/search/panels/filter-panel.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { fetchGraphQL } from '../../data/fetch-graphql.ts';
import { createPromiseCache } from '../../data/promise-cache.ts';
import { SearchFacetsDocument, type SearchFacetsQuery } from './search-facets.generated.ts';

export type Facets = SearchFacetsQuery['searchFacets'];

const PAUSE_MS = 150;
const cachedFacets = createPromiseCache<Facets>(20);

/** Number of results for each choice; previous numbers stay while loading. */
export function useFacets(search: SearchInput | null, panels: readonly FilterPanel[]): Facets | null {
  const [facets, setFacets] = useState<Facets | null>(null);
  const key = search && JSON.stringify({ search, rawFields: countedFields(panels) });

  useEffect(() => {
    if (!key) return;
    let isStale = false;
    const timer = setTimeout(() => {
      cachedFacets(key, () =>
        fetchGraphQL(SearchFacetsDocument, JSON.parse(key)).then((data) => data.searchFacets),
      ).then(
        (response) => isStale || setFacets(response),
        // The choices work without numbers.
        () => isStale || setFacets(null),
      );
    }, PAUSE_MS);

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
