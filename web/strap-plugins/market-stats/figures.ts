import { grouped } from '#domain/search/grouped-number.ts';
import { isPropertyType, propertyTypeLabel } from '#domain/search/property-types.ts';
import { message } from '#web/src/messages.ts';
import type { Group } from './data.ts';

const NONE = '–';
const MONTH = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' });
const MONTH_AND_YEAR = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function counted(count: number): string {
  return grouped(count, ',');
}

export function dollars(amount: number | null | undefined): string {
  return amount == null ? NONE : `$${grouped(amount, ',')}`;
}

export function days(count: number | null | undefined): string {
  return count == null ? NONE : message('market.days.value', { days: count });
}

export function range({ minPrice, maxPrice }: Group): string {
  return minPrice == null || maxPrice == null ? NONE : `${dollars(minPrice)} – ${dollars(maxPrice)}`;
}

export function typeName(type: string | null | undefined): string {
  if (!type) return message('market.type.all');

  return isPropertyType(type) ? propertyTypeLabel(type) : type;
}

/** `Nov` of `2026-11`. */
export function monthName(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** `November 2026` of `2026-11`. */
export function monthInFull(month: string): string {
  return MONTH_AND_YEAR.format(new Date(`${month}-01T00:00:00Z`));
}
