/** The placetypes of the geographic breadcrumbs, in order; `metroarea` is a metro area. */
export const BREADCRUMB_ORDER = [
  'region',
  'locality',
  'metroarea',
  'county',
  'macrocounty',
  'neighbourhood',
] as const;

/** The places of a breadcrumb in order; other placetypes are left out. */
export function orderedBreadcrumbs<Place extends { placetype: string }>(places: readonly Place[]): Place[] {
  return BREADCRUMB_ORDER.flatMap((placetype) => places.filter((place) => place.placetype === placetype));
}
