import type { Filters } from '#domain/search/filters.ts';

export type FilterProps = {
  filters: Filters;
  /** `isFinal` is false while a thumb is being dragged. */
  onChange: (filters: Filters, isFinal: boolean) => void;
};
