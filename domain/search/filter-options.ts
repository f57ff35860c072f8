import { priceScale, unitSize } from '../language/market.ts';
import { tradeMessage } from '../language/trade-message.ts';
import type { Filters, TransactionChoice } from './filters.ts';

/** Choices of the filter panels. */

/** The budget slider, in units of the currency. */
export const BUDGET = { min: 0, max: 1_000_000, step: 50_000 } as const;
/** Monthly rents have another scale than prices. */
const RENT = { min: 0, max: 5000, step: 100 } as const;

/** The budget slider of a transaction type, in the money of the site. */
export function budgetRange(
  transactionType: TransactionChoice | undefined,
  scale = priceScale(),
): { min: number; max: number; step: number } {
  const { min, max, step } = transactionType === 'LEASE' ? RENT : BUDGET;

  return { min, max: max * scale, step: step * scale };
}

/** The size slider, in square feet; on a site with square metres in steps of five of them. */
export const SIZE = {
  min: 0,
  get max() {
    return unitSize() === 1 ? 3000 : 300 * unitSize();
  },
  get step() {
    return unitSize() === 1 ? 50 : 5 * unitSize();
  },
};
/** The slider of the construction age, in years; its maximum is any age. */
export const CONSTRUCTION_AGE = { min: 1, max: 100, step: 1 } as const;
/** The slider of the listing age, in days; its maximum is any age. */
export const LISTING_AGE = { min: 1, max: 30, step: 1 } as const;

/** The choices of bedrooms and of bathrooms; 0 is any. */
export const ROOM_CHOICES = [
  {
    value: 0,
    get label() {
      return tradeMessage('rooms.any');
    },
  },
  { value: 2, label: '2' },
  { value: 3, label: '3' },
  { value: 4, label: '4' },
  { value: 5, label: '5' },
  { value: 6, label: '6+' },
] as const;

/** Exact numbers of bedrooms; 0 is a studio. */
export const EXACT_BEDROOMS = [0, 1, 2, 3, 4, 5, 6] as const;
export const EXACT_BATHROOMS = [1, 2, 3, 4, 5, 6] as const;
/** The last is three or more. */
export const STOREYS = [1, 2, 3] as const;
export const GARAGE_SPACES = [1, 2, 3] as const;
export const PARKING_SPACES = [1, 2, 3, 4] as const;
const ACRE = 43_560;
/** Minimum lot sizes in square feet. */
export const LOT_SIZES = [2000, 4000, 5000, 7500, ACRE / 4, ACRE / 2, ACRE, 5 * ACRE, 10 * ACRE] as const;

/** 0 means no filter. */
export function sizeFilter(squareFeet: number): Pick<Filters, 'interiorSize'> {
  return { interiorSize: squareFeet > SIZE.min ? Math.round(squareFeet) : undefined };
}

/** The maximum means no filter. */
export function constructionAgeFilter(years: number): Pick<Filters, 'constructionAgeYears'> {
  return { constructionAgeYears: years < CONSTRUCTION_AGE.max ? years : undefined };
}

/** The maximum means no filter. */
export function listingAgeFilter(days: number): Pick<Filters, 'listingAgeDays'> {
  return { listingAgeDays: days < LISTING_AGE.max ? days : undefined };
}
