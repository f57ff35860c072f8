import type { FiltersInput, SearchInput } from './search-input.ts';

/** Limit of counted source fields per call. */
export const MAX_FACET_FIELDS = 20;

/** The filters of a facet: its choices are counted as if none of them were set. */
export type FacetFilters = { keys?: readonly (keyof FiltersInput)[]; rawField?: string };

/** The filters of prices. */
export const PRICE_KEYS = ['lowPrice', 'highPrice', 'monthlyPayment'] as const;

/** The filters of open houses. */
export const OPEN_HOUSE_KEYS = ['openHouses', 'openHouseDay'] as const;

/** A search without a facet's own filters. */
export function withoutFilters(search: SearchInput, { keys = [], rawField }: FacetFilters): SearchInput {
  const { filters } = search;
  if (!filters || (keys.length === 0 && rawField === undefined)) return search;

  const rest = Object.fromEntries(
    Object.entries(filters).filter(([key]) => !keys.some((own) => own === key)),
  ) as FiltersInput;
  const raw = rest.raw?.filter(({ field }) => field !== rawField);

  return { ...search, filters: { ...rest, raw: raw?.length ? raw : undefined } };
}
