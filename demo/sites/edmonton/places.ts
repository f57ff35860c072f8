import { EDMONTON_PLACES } from '../../places/places.ts';
import { placesOf } from '../places-of.ts';

export const { near, within, placeId, placeLink, tile } = placesOf(EDMONTON_PLACES);

/** The communities shown as pictures. */
export const COMMUNITIES = {
  strathcona: tile(
    'Strathcona',
    'strathcona',
    'Brick storefronts and elms on a main street',
    'Brick walk-ups, the Saturday market and a ravine at the end of the block.',
  ),
  highlands: tile(
    'Highlands',
    'highlands',
    'An old house under tall elms',
    'Foursquares and river views under some of the oldest elms in the city.',
    '/highlands',
  ),
  westmount: tile(
    'Westmount',
    'westmount',
    'A craftsman house in autumn',
    'A heritage district with new infill in between, five minutes from downtown.',
  ),
  downtown: tile(
    'Downtown',
    'downtown',
    'Towers above the river valley in evening light',
    'Towers over the river, the library and the LRT at your door.',
    '/downtown',
  ),
  windermere: tile(
    'Windermere',
    'windermere',
    'New homes around a pond',
    'New homes, ponds and cycle paths in the far southwest.',
  ),
  summerside: tile(
    'Summerside',
    'summerside',
    'A beach by a small lake',
    'A lake with a beach for its residents, in the middle of the southeast.',
  ),
  belgravia: tile(
    'Belgravia',
    'belgravia',
    'A bungalow on a street near the university',
    'The university, the ravine and a café that everybody means.',
  ),
  glenora: tile(
    'Glenora',
    'glenora',
    'A large house among gardens',
    'Wide lots, old gardens and the museum grounds at the corner.',
  ),
  garneau: tile(
    'Garneau',
    'garneau',
    'A walk-up under trees',
    'Walk-ups, a repertory cinema and everything on two wheels.',
  ),
  oliver: tile(
    'Oliver',
    'oliver',
    'An apartment building along a promenade',
    'Now officially wîhkwêntôwin: the densest blocks in town, with the promenade along their edge.',
  ),
  griesbach: tile(
    'Griesbach',
    'griesbach',
    'A lake among new houses',
    'Four small lakes and new streets where the garrison used to be.',
  ),
  millWoods: tile(
    'Mill Woods',
    'mill-woods',
    'A row of townhouses',
    'The Valley Line, a town centre, and more house for the money than anywhere near it.',
  ),
} as const;
