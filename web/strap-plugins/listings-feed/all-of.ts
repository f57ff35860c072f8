import type { SearchSetup } from '#web/src/listing/search-setup.ts';

/** The same order of all homes for sale. */
export function allOf({ sort }: SearchSetup): SearchSetup {
  return { geo: null, ...(sort && { sort }) };
}
