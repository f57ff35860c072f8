import { formatNumber } from '#domain/language/format-number.ts';
import { market, unitSize } from '#domain/language/market.ts';
import { sizeText } from '../site/listing-text.ts';
import { message } from '../messages.ts';

const SQUARE_FEET_PER_ACRE = 43_560;
const SQUARE_FEET_PER_HECTARE = 107_639;

/** `5,200 sqft`, `2.5 acres`; in square metres and hectares where sizes are. */
export function lotText(squareFeet: number): string {
  const isMetric = unitSize() !== 1;
  const large = isMetric ? SQUARE_FEET_PER_HECTARE : SQUARE_FEET_PER_ACRE;
  if (squareFeet < large / 2) return sizeText(squareFeet);

  return message(isMetric ? 'details.lot.hectares' : 'details.lot.acres', {
    size: decimal(Math.round((squareFeet / large) * 100) / 100),
  });
}

/** A number with its decimals as the language writes them. */
export function decimal(number: number): string {
  const [whole = '', decimals] = String(number).split('.');

  return [formatNumber(Number(whole)), decimals].filter(Boolean).join(market()[2] ?? '.');
}
