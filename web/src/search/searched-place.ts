import type { Bounds } from '#domain/search/bounds.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import { POSTAL_INDEX } from '#domain/search/postal-code.ts';
import type { SearchConfig } from '#domain/search/search-config.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { boundsOf } from '../map/map-position.ts';
import { placeName } from './bar/place-name.ts';
import type { SearchScreen_PlaceFragment, SearchScreen_ResultFragment } from './search-screen.generated.ts';

type SearchedPlaceInput = {
  state: SearchState;
  place: SearchScreen_PlaceFragment | null;
  result: SearchScreen_ResultFragment | null;
  config: SearchConfig;
  /** Name of the site's area. */
  areaName: string;
  /** The visitor's location, if requested. */
  mine: LatLon | null;
};

export type SearchedPlace = {
  name: string;
  /** Text of the search bar: what was typed, or a name that the visitor would type. */
  barText: string;
  /** What the map shows of it; of a basket and of a postal code its homes. */
  bounds: Bounds | null;
};

/** Where a search looks. */
export function searchedPlace({
  state,
  place,
  result,
  config,
  areaName,
  mine,
}: SearchedPlaceInput): SearchedPlace {
  const { geo, ids, text } = state;
  const isPostal = geo?.kind === 'shape' && geo.index === POSTAL_INDEX;
  const isNamed =
    geo?.kind === 'place' ? place !== null : isPostal || (geo?.kind === 'point' && mine !== null);
  const name = placeName({ ...config, geo, found: place?.name, areaName, mine });

  return {
    name,
    barText: text ?? (isNamed ? name : ''),
    bounds: place?.bounds ?? (ids || isPostal ? boundsOf(locations(result)) : null),
  };
}

function locations(result: SearchScreen_ResultFragment | null): LatLon[] {
  return result?.listings.flatMap(({ location }) => location ?? []) ?? [];
}
