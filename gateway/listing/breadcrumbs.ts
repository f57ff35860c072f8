import type { PlaceRefWire } from '../datasources/listings/listings.types.ts';

/** The order of geographic breadcrumbs (specification section 9). */
const ORDER = ['region', 'locality', 'metroarea', 'county', 'macrocounty', 'neighbourhood'];

/** The places of a listing in the order of the breadcrumb; other kinds of places are left out. */
export function breadcrumbs(places: readonly PlaceRefWire[]): PlaceRefWire[] {
  return ORDER.flatMap((placetype) => places.filter((place) => place.placetype === placetype));
}
