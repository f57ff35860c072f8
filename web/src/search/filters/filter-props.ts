import type { Filters } from '#domain/search/filters.ts';
import type { Facets } from './use-facets.ts';

export type FilterProps = {
  filters: Filters;
  /** Number of results for each choice, if known. */
  facets?: Facets | null;
  /** `isFinal` is false while a thumb is being dragged. */
  onChange: (filters: Filters, isFinal: boolean) => void;
};
