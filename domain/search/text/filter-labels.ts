import { formatDollars, formatHalves, formatNumber, shortDollars } from '../../language/format-number.ts';
import { language } from '../../language/language.ts';
import { market, unitSize } from '../../language/market.ts';
import { tradeMessage } from '../../language/trade-message.ts';
import { shownSize, sizeUnits } from '../../listing/home-size.ts';
import { CONSTRUCTION_AGE, LISTING_AGE } from '../filter-options.ts';
import { STOREYS_MAX } from '../filters.ts';
import { grouped } from '../grouped-number.ts';

/** Texts of filter values, including unset ones. */

export function anyAmount(): string {
  return tradeMessage('amount.any');
}

/** A price on a slider: `$1 234`, with a space between thousands; no price is any amount. */
export function filterPrice(price: number | null | undefined): string {
  if (price === null || price === undefined) return anyAmount();

  return language() === 'en' && market()[0] === '$#^' && market()[1] === ','
    ? `$${grouped(price, ' ')}`
    : formatDollars(price);
}

/** `$250K`, `$1.5M`; no price is any amount. */
export function shortPrice(price: number | null | undefined): string {
  if (price === null || price === undefined) return anyAmount();
  if (price < 1000) return shortDollars(Math.round(price), '');

  const thousands = shortNumber(price / 1000);
  return thousands < 1000 ? shortDollars(thousands, 'K') : shortDollars(shortNumber(price / 1_000_000), 'M');
}

/** End labels of the sliders of construction age and listing age. */
export function newestConstruction(): string {
  return tradeMessage('built.newest');
}
export function newestListing(): string {
  return tradeMessage('listed.newest');
}

export function roomsLabel(count: number | undefined): string {
  return count && count > 1 ? tradeMessage('rooms.atLeast', { rooms: count }) : tradeMessage('rooms.any');
}

export function sizeLabel(squareFeet: number | undefined): string {
  return squareFeet
    ? tradeMessage('size.atLeast', { size: formatNumber(shownSize(squareFeet)), unit: sizeUnits() })
    : tradeMessage('size.any');
}

export function constructionAgeLabel(years: number | undefined): string {
  if (!years || years >= CONSTRUCTION_AGE.max) return tradeMessage('built.any');
  return tradeMessage('built.label', { count: years });
}

export function listingAgeLabel(days: number | undefined): string {
  if (!days || days >= LISTING_AGE.max) return tradeMessage('listed.max', { days: LISTING_AGE.max });
  return tradeMessage('listed.label', { count: days });
}

export function budgetLabel(low: number | undefined, high: number | undefined): string {
  if (low && high)
    return tradeMessage('amount.range', { low: formatDollars(low), high: formatDollars(high) });
  if (low) return tradeMessage('amount.from', { price: formatDollars(low) });
  return high ? tradeMessage('amount.upTo', { price: formatDollars(high) }) : anyAmount();
}

export function exactRoomsLabel(count: number): string {
  return count === 0 ? tradeMessage('rooms.studio') : tradeMessage('rooms.exactly', { rooms: count });
}

/** `1 level`; three are three or more. */
export function storeysLabel(count: number): string {
  return count >= STOREYS_MAX
    ? tradeMessage('storeys.more', { count: STOREYS_MAX })
    : tradeMessage('storeys', { count });
}

const ACRE = 43_560;

/** Lots are measured in acres from a quarter of one on, in square metres where the site has them. */
export function lotLabel(squareFeet: number): string {
  const isAcres = unitSize() === 1 && squareFeet >= ACRE / 4;

  return isAcres
    ? acresLabel(Number((squareFeet / ACRE).toFixed(2)))
    : `${formatNumber(shownSize(squareFeet))} ${sizeUnits()}`;
}

/** A fraction keeps its decimals: a quarter acre is not 0. */
function acresLabel(acres: number): string {
  const size = Number.isInteger(acres) ? formatNumber(acres) : formatHalves(acres);

  return tradeMessage('lot.acres', { count: acres, size });
}

/** Two decimals below ten, one below a hundred, none above: fits into a marker. */
function shortNumber(number: number): number {
  const decimals = number < 10 ? 2 : number < 100 ? 1 : 0;

  return Number(number.toFixed(decimals));
}
