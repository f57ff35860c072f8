import { language } from '#domain/language/language.ts';
import { message } from '../messages.ts';

/** `13:30` as `1:30 pm`, in French `13 h 30`. */
export function clockTime(time: string): string {
  const isMorning = Number(time.split(':')[0]) < 12;

  return message(isMorning ? 'openHouse.am' : 'openHouse.pm', clockParts(time));
}

/** Hours of the language's clock, and minutes. */
export function clockParts(time: string): { hours: number; minutes: string } {
  const [hours = '0', minutes = '00'] = time.split(':');
  // French counts to 24.
  return { hours: language() === 'fr' ? Number(hours) : Number(hours) % 12 || 12, minutes };
}
