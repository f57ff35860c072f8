import type { EditorMessageKey } from '../messages.ts';

/** Countries by what they call their parts in addresses. */
const STATES = ['US', 'AU', 'MX', 'NG', 'VE'];
const PROVINCES = ['CA', 'AR', 'BE', 'CR', 'DO', 'EC', 'ES', 'IE', 'IT', 'NL', 'PA', 'PH', 'ZA'];

/** The label of the field for the province or state, by the locale of the space. */
export function regionLabel(locale: string): EditorMessageKey {
  const country = locale.split('-').at(-1) ?? '';
  if (STATES.includes(country)) return 'listings.field.province.state';
  return PROVINCES.includes(country) ? 'listings.field.province.province' : 'listings.field.province';
}
