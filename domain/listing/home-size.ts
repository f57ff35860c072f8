import { unitSize } from '../language/market.ts';
import { tradeMessage } from '../language/trade-message.ts';

/** A size in the units of the page. */
export function shownSize(squareFeet: number): number {
  return Math.round(squareFeet / unitSize());
}

/** The unit of a size, and of a price for each of it. */
export function sizeUnits(): string {
  return unitSize() === 1 ? tradeMessage('size.units') : 'm²';
}
export function sizeUnit(): string {
  return unitSize() === 1 ? tradeMessage('size.unit') : 'm²';
}

/** UN/CEFACT code of the unit, as schema.org requires. */
export function sizeUnitCode(): 'FTK' | 'MTK' {
  return unitSize() === 1 ? 'FTK' : 'MTK';
}
