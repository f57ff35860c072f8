import { formatDollars } from '#domain/language/format-number.ts';
import { formatPercent } from '#domain/language/format-percent.ts';
import { unitSize } from '#domain/language/market.ts';
import { isPropertyType, propertyTypeLabel, sortedPropertyTypes } from '#domain/search/property-types.ts';
import { joinWithAnd } from '#domain/search/text/filter-summary.ts';
import { message } from '#web/src/messages.ts';
import type { Group } from './data.ts';

const NONE = '–';

export function dollars(amount: number | null | undefined): string {
  return amount == null ? NONE : formatDollars(amount);
}

/** A price for each square foot, or metre. */
export function perUnit(dollarsPerSqft: number | null | undefined): string {
  return dollars(dollarsPerSqft == null ? null : dollarsPerSqft * unitSize());
}

export function days(count: number | null | undefined): string {
  return count == null ? NONE : message('market.days.value', { count });
}

/** What a figure is for visitors; null where it is unknown or zero, which tells nothing. */
export function nonZero<Value extends number>(
  value: Value | null | undefined,
  format: (value: Value) => string,
): string | null {
  return value ? format(value) : null;
}

/** The share of the homes whose price was reduced. */
export function reducedShare({ count, reduced }: Group): string | null {
  return nonZero(count && (reduced ?? 0) / count, formatPercent);
}

export function range({ minPrice, maxPrice }: Group): string {
  return minPrice == null || maxPrice == null ? NONE : `${dollars(minPrice)} – ${dollars(maxPrice)}`;
}

/** Of more types their number says enough. */
const NAMED_TYPES = 3;

/**
 * What a count is of: the types that are counted, and where. On a site whose search is limited to its own area (`hasArea`), all
 * areas are more than that search finds.
 */
export function countLabel(place: string | null, counted: readonly string[], hasArea: boolean): string {
  const types = sortedPropertyTypes(counted);
  const homes =
    types.length === 0
      ? message('market.count')
      : types.length <= NAMED_TYPES
        ? message('market.count.types', { types: joinWithAnd(types.map(propertyTypeLabel)) })
        : message('market.count.chosen', { count: types.length });
  if (place) return message('market.count.place', { homes, place });

  return hasArea ? message('market.count.everywhere', { homes }) : homes;
}

/** The name of a type, or of the sum: the types that are counted, which are not all if the agent has chosen some. */
export function typeName(type: string | null | undefined, counted: readonly string[]): string {
  if (!type) {
    const types = sortedPropertyTypes(counted);
    return types.length > 0 ? joinWithAnd(types.map(propertyTypeLabel)) : message('market.type.all');
  }

  return isPropertyType(type) ? propertyTypeLabel(type) : type;
}
