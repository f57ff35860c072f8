import { grouped } from '#domain/search/grouped-number.ts';
import { isPropertyType, propertyTypeLabel } from '#domain/search/property-types.ts';
import { message } from '#web/src/messages.ts';
import type { Group } from './data.ts';

const NONE = '–';

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
