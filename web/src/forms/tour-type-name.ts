import { TOUR_TIMES, TOUR_TYPES, type TourType } from '#domain/tour/tour.ts';
import { message } from '../messages.ts';
import { clockTime } from '../site/clock-time.ts';

/** The type of a tour in the language of the site. */
export function tourTypeName(type: TourType): string {
  return message(type === 'Video Tour' ? 'tour.type.video' : 'tour.type.inPerson');
}

/** An option of a form: those of a tour are stored in English and shown in the language of the site. */
export function optionText(option: string): string {
  const type = TOUR_TYPES.find((one) => one === option);

  if (type) return tourTypeName(type);

  return TOUR_TIMES.includes(option) ? clockTime(option) : option;
}
