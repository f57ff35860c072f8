import type { TransactionChoice } from './filters.ts';
import { type SearchSetup, searchConfig } from './search-config.ts';
import { DEFAULT_SORT, type Sort, sortFromKey } from './sorts.ts';

/** Options for converting a search state to a query's input. */
export function inputOptions(
  space: { defaultPlaceId: number },
  setup: SearchSetup,
): {
  defaultPlaceId?: string;
  defaultTransaction: TransactionChoice;
  radiusKm: number;
  defaultSort: Sort;
  isLenient: true;
} {
  const { defaultGeo, defaultTransaction, pointSearchRadius, defaultSort } = searchConfig(space, setup);

  return {
    ...(defaultGeo.type === 'whosonfirst' && { defaultPlaceId: defaultGeo.id }),
    defaultTransaction,
    radiusKm: pointSearchRadius,
    defaultSort: sortFromKey(defaultSort) ?? DEFAULT_SORT,
    isLenient: true,
  };
}
