import type { TourType } from '#domain/tour/tour.ts';
import { message } from '../../messages.ts';

/** The type of a tour in the language of the site. */
export function tourTypeName(type: TourType): string {
  return message(type === 'Video Tour' ? 'tour.type.video' : 'tour.type.inPerson');
}
