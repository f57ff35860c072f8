import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  /** Empty shows the name of the place. */
  title: part.heading('Heading'),
  text: part.richText('Text', '<p>What it is like to live here, and what homes cost today.</p>'),
  /** The first one counts; none is the place of the site. */
  places: part.places('Neighbourhood'),
  layout: part.choice(
    'Layout',
    { beside: 'Beside the map', wide: 'A card on a map across the page' },
    'beside',
  ),
  showHomes: part.toggle('Show the homes for sale', true),
  buttonList: part.links('More buttons'),
});

export type NeighbourhoodGuideState = StateOf<typeof parts>;

export const defaultState: NeighbourhoodGuideState = initialState(parts);
