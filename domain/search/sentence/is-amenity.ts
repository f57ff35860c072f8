import { AMENITIES } from './terms.ts';

const AMENITY = new RegExp(`^(?:${AMENITIES})$`, 'i');

/** Whether a text is a common word like "park", which in a sentence is no beginning of a place's name. */
export function isAmenity(text: string): boolean {
  return AMENITY.test(text.normalize('NFD').replace(/\p{M}/gu, ''));
}
