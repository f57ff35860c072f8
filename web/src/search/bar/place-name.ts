import type { LatLon } from '#domain/search/polyline.ts';
import { POSTAL_INDEX, postalCodeText } from '#domain/search/postal-code.ts';
import type { Geo } from '#domain/search/search-state.ts';
import { LISTED_AREA_INDEX } from '#domain/search/street/listed-area.ts';
import { STREET_INDEX, streetText } from '#domain/search/street/street.ts';
import { joinWithOr } from '#domain/search/text/filter-summary.ts';
import { message } from '../../messages.ts';
import { isMyLocation } from './my-location.ts';

type PlaceNameInput = {
  geo: Geo | null;
  /** Name of the place that is searched, or names of the places, where there are any. */
  found: string | readonly string[] | undefined;
  /** Name of the area that is searched without a place; empty on a site that searches all its homes. */
  areaName: string;
  mine?: LatLon | null;
};

/** The display name of a search's place; empty where none is chosen and the site has none. */
export function placeName({ geo, found, areaName, mine = null }: PlaceNameInput): string {
  if (geo === null) return areaName;

  switch (geo.kind) {
    case 'place':
    case 'places':
    case 'all-areas':
      return joinWithOr([found ?? []].flat()) || message('search.place.all');
    case 'point':
      return message(isMyLocation(geo, mine) ? 'search.place.mine' : 'search.place.point');
    case 'shape':
      if (geo.index === STREET_INDEX || geo.index === LISTED_AREA_INDEX) return streetText(geo.id);
      return geo.index === POSTAL_INDEX ? postalCodeText(geo.id) : message('search.place.shape');
    default:
      return message(`search.place.${geo.kind}`);
  }
}
