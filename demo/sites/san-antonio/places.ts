import { SAN_ANTONIO_PLACES } from '../../places/places.ts';
import { placesOf } from '../places-of.ts';

/** Of the office on the maps. */
export const OFFICE_POSITION = { lat: 29.4101, lon: -98.4911, zoom: 15 };

export const { near, within, placeId, placeLink, tile } = placesOf(SAN_ANTONIO_PLACES);

/** The barrios shown as pictures. */
export const BARRIOS = {
  kingWilliam: tile(
    'King William',
    'king-william',
    'A house of limestone with a porch under a metal roof',
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
    'A row of stucco cottages in the evening sun',
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
    'A grand house and its pool',
    'A hundred blocks of architecture on one hill.',
  ),
  dignowity: tile(
    'Dignowity Hill',
    'dignowity',
    'A brick house at dusk',
    'Cottages with the skyline in the kitchen window.',
  ),
  leonSprings: tile(
    'Leon Springs',
    'leon-springs',
    'A stone house among hills',
    'Dance halls, deer and a little elevation.',
  ),
} as const;
