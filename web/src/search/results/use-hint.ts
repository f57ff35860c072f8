import { useEffect, useState } from 'react';
import type { SearchInput } from '#domain/search/search-input.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { fetchGraphQL } from '../../data/fetch-graphql.ts';
import { CRITERIA, type Criterion, criteriaOf, factOf, hidingMost, without } from './criteria.ts';
import { SearchHintsDocument, type SearchHintsQueryVariables } from './search-hints.generated.ts';

export type Hint = {
  criterion: Criterion;
  total: number;
  next: SearchState;
  /** What a filter says: "Up to $500,000". */
  fact: string | undefined;
};

/** The criterion that hides the most listings of an empty search, with one request for all. */
export function useHint(state: SearchState, toInput: (state: SearchState) => SearchInput): Hint | null {
  const [hint, setHint] = useState<Hint | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: toInput depends on the site alone.
  useEffect(() => {
    let isStale = false;
    setHint(null);
    if (criteriaOf(state).length > 0) {
      fetchGraphQL(SearchHintsDocument, hintVariables(state, toInput)).then(
        (totals) => {
          const most = hidingMost(
            Object.fromEntries(CRITERIA.map((criterion) => [criterion, totals[criterion]?.total])),
          );
          if (!isStale && most)
            setHint({ ...most, next: without(state, most.criterion), fact: factOf(state, most.criterion) });
        },
        // Without the hint the empty state still offers to clear the filters.
        () => undefined,
      );
    }
    return () => {
      isStale = true;
    };
  }, [state]);

  return hint;
}

function hintVariables(
  state: SearchState,
  toInput: (state: SearchState) => SearchInput,
): SearchHintsQueryVariables {
  const present = criteriaOf(state);
  const pairs = CRITERIA.flatMap((criterion): [string, unknown][] => {
    const isPresent = present.includes(criterion);
    const include: [string, unknown] = [
      `with${criterion.charAt(0).toUpperCase()}${criterion.slice(1)}`,
      isPresent,
    ];

    return isPresent ? [include, [criterion, toInput(without(state, criterion))]] : [include];
  });

  return Object.fromEntries(pairs) as SearchHintsQueryVariables;
}
