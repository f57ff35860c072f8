import { type Bounds, boundsAround } from '#domain/search/bounds.ts';
import type { LatLon } from '#domain/search/polyline.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { isOfListings } from '#domain/search/street/street.ts';
import { boundsOf } from '../map/map-position.ts';
import { placeName } from './bar/place-name.ts';
import type {
  SearchScreen_PlaceFragment,
  SearchScreen_ResultFragment,
  SearchScreenQuery,
} from './search-screen.generated.ts';

type SearchedPlaceInput = {
  state: SearchState;
  place: SearchScreen_PlaceFragment | null;
  /** Several places that are searched together. */
  places: SearchScreenQuery['places'];
  /** Where the homes of a postal code or a street are. */
  around: SearchScreenQuery['around'];
  result: SearchScreen_ResultFragment | null;
  /** Name of the area that is searched without a place. */
  areaName: string;
  /** The visitor's location, if requested. */
  mine: LatLon | null;
};

export type SearchedPlace = {
  name: string;
  /** Text of the search bar: what was typed, or a name that the visitor would type. */
  barText: string;
  /** What the map shows of it; of a basket, a postal code and a street their homes. */
  bounds: Bounds | null;
};

/** Where a search looks. */
export function searchedPlace({
  state,
  place,
  places = [],
  around,
  result,
  areaName,
  mine,
}: SearchedPlaceInput): SearchedPlace {
  const { geo, ids, text } = state;
  const isListed = geo?.kind === 'shape' && isOfListings(geo.index);
  const isNamed =
    geo?.kind === 'place'
      ? place !== null
      : places.length > 0 || isListed || (geo?.kind === 'point' && mine !== null);
  const name = placeName({ geo, found: place?.name ?? places.map((one) => one.name), areaName, mine });

  return {
    name,
    barText: text ?? (isNamed ? name : ''),
    bounds:
      place?.bounds ??
      boundsAround(places.map(({ bounds }) => bounds)) ??
      boundsOf(ids ? locations(result) : cornersOf(around)),
  };
}

function locations(result: SearchScreen_ResultFragment | null): LatLon[] {
  return result?.listings.flatMap(({ location }) => location ?? []) ?? [];
}

function cornersOf(around: SearchScreenQuery['around']): LatLon[] {
  return (around ?? []).flatMap(({ bounds: { north, south, east, west } }) => [
    { lat: north, lon: east },
    { lat: south, lon: west },
  ]);
}
