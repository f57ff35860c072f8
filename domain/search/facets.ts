import type { FiltersInput, SearchInput } from './search-input.ts';

/** Fields of the source whose values one call counts at most. */
export const MAX_FACET_FIELDS = 20;

/** The filters that a facet is made of: its choices are counted as if none of them were made. */
export type FacetFilters = { keys?: readonly (keyof FiltersInput)[]; rawField?: string };

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
