import { CONSTRUCTION_AGE, LISTING_AGE } from '../filter-options.ts';
import { grouped } from '../grouped-number.ts';

/** Texts of filter values, including unset ones. */

export const ANY_AMOUNT = 'Any amount';

/** `$1 234`, with a space between thousands; no price is any amount. */
export function filterPrice(price: number | null | undefined): string {
  return price === null || price === undefined ? ANY_AMOUNT : `$${grouped(price, ' ')}`;
}

/** `$250K`, `$1.5M`; no price is any amount. */
export function shortPrice(price: number | null | undefined): string {
  if (price === null || price === undefined) return ANY_AMOUNT;
  if (price < 1000) return `$${Math.round(price)}`;

  const thousands = shortNumber(price / 1000);
  return thousands < 1000 ? `$${thousands}K` : `$${shortNumber(price / 1_000_000)}M`;
}

/** End labels of the sliders of construction age and listing age. */
export const NEWEST_CONSTRUCTION = 'New';
export const NEWEST_LISTING = 'New Listing';

export function roomsLabel(count: number | undefined): string {
  return count && count > 1 ? `At least ${count}` : 'Any';
}

export function sizeLabel(squareFeet: number | undefined): string {
  return squareFeet ? `At least ${squareFeet} sqft` : 'Any size';
}

export function constructionAgeLabel(years: number | undefined): string {
  if (!years || years >= CONSTRUCTION_AGE.max) return 'Any age';
  return years === 1 ? 'Less than a year' : `Less than ${years}`;
}

export function listingAgeLabel(days: number | undefined): string {
  if (!days || days >= LISTING_AGE.max) return `${LISTING_AGE.max} days +`;
  return days === 1 ? 'Listed today' : `${days} days`;
}

export function budgetLabel(low: number | undefined, high: number | undefined): string {
  if (low && high) return `${filterPrice(low)} to ${filterPrice(high)}`;
  if (low) return `From ${filterPrice(low)}`;
  return high ? `Up to ${filterPrice(high)}` : filterPrice(undefined);
}

/** Two decimals below ten, one below a hundred, none above: fits into a marker. */
function shortNumber(number: number): number {
  const decimals = number < 10 ? 2 : number < 100 ? 1 : 0;

  return Number(number.toFixed(decimals));
}
