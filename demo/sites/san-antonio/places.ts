import type { LinkPart } from '#domain/page/parts.ts';
import type { Filters } from '#domain/search/filters.ts';
import type { Geo } from '#domain/search/search-state.ts';
import { placeNamed, SAN_ANTONIO_PLACES } from '../../places/places.ts';
import { placeGeo, placeSearch } from '../search-links.ts';
import type { TileItem } from '../straps/pictures.ts';
import { link, scene } from '../straps/strap-seed.ts';

/** Of the office on the maps. */
export const OFFICE_POSITION = { lat: 29.4101, lon: -98.4911, zoom: 15 };

export const near = (name: string, filters: Filters = {}): string =>
  placeSearch(SAN_ANTONIO_PLACES, name, filters);
export const within = (name: string): Geo => placeGeo(SAN_ANTONIO_PLACES, name);
export const placeId = (name: string): string => String(placeNamed(name, SAN_ANTONIO_PLACES).id);
export const placeLink = (name: string): LinkPart => link(name, near(name));

const tile = (name: string, picture: string, alt: string, text: string, href = near(name)): TileItem => ({
  image: scene(`community-${picture}`),
  alt,
  title: name,
  text,
  href,
});

/** The barrios shown as pictures. */
export const BARRIOS = {
  kingWilliam: tile(
    'King William',
    'king-william',
    'A Victorian porch under pecan trees',
    'Porches, pecans and the river two blocks down.',
    '/king-william',
  ),
  alamoHeights: tile(
    'Alamo Heights',
    'alamo-heights',
    'A limestone house under live oaks',
    'Limestone cottages, big oaks and a main street of its own.',
  ),
  stoneOak: tile(
    'Stone Oak',
    'stone-oak',
    'A house on a wooded hillside',
    'Hills, gates, and room for a pool.',
  ),
  alamoRanch: tile(
    'Alamo Ranch',
    'alamo-ranch',
    'A new home under a wide sky',
    'New roofs, big parks, straight roads to the bases.',
  ),
  mission: tile(
    'Mission San José',
    'missions',
    'A mission church among oaks',
    'Old stone, bike trails and prices you can still say aloud.',
  ),
  southtown: tile(
    'Southtown',
    'southtown',
    'A row of painted cottages',
    'Galleries, murals, and breakfast until three.',
  ),
  monteVista: tile(
    'Monte Vista',
    'monte-vista',
    'A grand house on a hill',
    'A hundred blocks of architecture on one hill.',
  ),
  dignowity: tile(
    'Dignowity Hill',
    'dignowity',
    'A cottage at dusk',
    'Cottages with the skyline in the kitchen window.',
  ),
  leonSprings: tile(
    'Leon Springs',
    'leon-springs',
    'A stone house among hills',
    'Dance halls, deer and a little elevation.',
  ),
} as const;
