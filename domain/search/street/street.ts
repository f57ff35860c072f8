import { POSTAL_INDEX } from '../postal-code.ts';
import { LISTED_AREA_INDEX } from './listed-area.ts';

/** The index of shapes that stands for the streets of listings: `Whyte_Avenue_NW__Edmonton`. */
export const STREET_INDEX = 'street';

/** Whether the shapes of an index have no geometry: listings carry what is searched. */
export function isOfListings(index: string): boolean {
  return index === POSTAL_INDEX || index === STREET_INDEX || index === LISTED_AREA_INDEX;
}

/** As it is written: `Whyte Avenue NW, Edmonton`. */
export function streetText(id: string): string {
  return id
    .split('__')
    .map((part) => part.replaceAll('_', ' '))
    .join(', ');
}
