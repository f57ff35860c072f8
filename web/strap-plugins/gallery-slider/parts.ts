import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

export const parts = defineParts({
  title: part.heading('Heading'),
  images: part.images('Images', 2, {}, ['href']),
  interval: part.sliderInterval('Seconds between two images'),
  style: part.sliderStyle('Way of changing', 'slide'),
});

export type GallerySliderState = StateOf<typeof parts>;

export const defaultState: GallerySliderState = initialState(parts);
