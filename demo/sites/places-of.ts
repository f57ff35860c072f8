import type { LinkPart } from '#domain/page/parts.ts';
import type { Filters } from '#domain/search/filters.ts';
import type { Geo } from '#domain/search/search-state.ts';
import { placeNamed, type SeedPlace } from '../places/places.ts';
import { placeGeo, placeSearch } from './search-links.ts';
import type { TileItem } from './straps/pictures.ts';
import { link, scene } from './straps/strap-seed.ts';

/** What the pages of a site say about the places of its city, by their names. */
export function placesOf(places: readonly SeedPlace[]) {
  const near = (name: string, filters: Filters = {}): string => placeSearch(places, name, filters);

  return {
    near,
    within: (name: string): Geo => placeGeo(places, name),
    placeId: (name: string): string => String(placeNamed(name, places).id),
    placeLink: (name: string): LinkPart => link(name, near(name)),
    tile: (name: string, picture: string, alt: string, text: string, href = near(name)): TileItem => ({
      image: scene(`community-${picture}`),
      alt,
      title: name,
      text,
      href,
      place: places.find((place) => place.name === name)?.id.toString(),
    }),
  };
}
