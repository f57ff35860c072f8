import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const STRIP_HEIGHT_PX = 80;

export const parts = defineParts({
  images: part.images('Images', 4, { height: STRIP_HEIGHT_PX }, ['href', 'linkOut', 'height', 'filter']),
});

export type ImageStripState = StateOf<typeof parts>;

export const defaultState: ImageStripState = initialState(parts);
