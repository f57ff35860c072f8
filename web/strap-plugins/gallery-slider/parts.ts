import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, needed, part, type StateOf } from '#domain/parts/part.ts';
import { STARTER } from '../kit/starter-pictures.ts';

export const parts = defineParts({
  title: part.heading('Heading'),
  images: needed(part.images('Images', [STARTER.porch, STARTER.garden], {}, ['href'])),
  interval: part.sliderInterval('Seconds between two images'),
  style: part.sliderStyle('Way of changing', 'slide'),
});

export type GallerySliderState = StateOf<typeof parts>;

export const defaultState: GallerySliderState = initialState(parts);
