import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';
import { STARTER } from '../kit/starter-pictures.ts';

export const STRIP_HEIGHT_PX = 80;

export const parts = defineParts({
  images: needed(
    part.images(
      'Images',
      [STARTER.street, STARTER.garden, STARTER.city, STARTER.kitchen].map((one) => ({ ...one, height: 160 })),
      { height: STRIP_HEIGHT_PX },
      ['href', 'linkOut', 'height', 'filter'],
    ),
  ),
});

export type ImageStripState = StateOf<typeof parts>;

export const defaultState: ImageStripState = initialState(parts);
