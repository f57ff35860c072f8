import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';
import { STARTER } from '../kit/starter-pictures.ts';

export const parts = defineParts({
  title: part.heading('Heading', 'Gallery'),
  /** Columns on a wide screen. */
  columns: part.number('Columns', 3, { min: 2, max: 5 }),
  layout: part.choice(
    'Layout',
    { grid: 'Even rows', editorial: 'Large and small, offset', filmstrip: 'One row to swipe, edge to edge' },
    'grid',
  ),
  images: needed(part.images('Images', [STARTER.house, STARTER.livingRoom, STARTER.kitchen])),
});

export type GalleryState = StateOf<typeof parts>;

export const defaultState: GalleryState = initialState(parts);
