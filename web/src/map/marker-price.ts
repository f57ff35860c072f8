import { formatDollars } from '#domain/language/format-number.ts';
import { unitSize } from '#domain/language/market.ts';
import { sizeUnit } from '#domain/listing/home-size.ts';
import { priceUnit } from '#domain/listing/listing-price.ts';
import { shortPrice } from '#domain/search/text/filter-labels.ts';
import { message } from '../messages.ts';
import type { MarkerPoint } from './map-markers.ts';

/** A rent below it is as short in full. */
const FULL_RENT = 10_000;

/** Of the sales, else of the leases: a rent is not the lowest price of homes for sale. */
export function lowestPrice(members: readonly MarkerPoint[]): string | null {
  const sales = members.filter(({ transactionType }) => transactionType === 'SALE');
  const priced = (sales.length > 0 ? sales : members).filter(({ price }) => price !== null);
  const [first, ...rest] = priced;
  if (!first) return null;

  return markerPrice(rest.reduce((low, one) => ((one.price ?? 0) < (low.price ?? 0) ? one : low), first));
}

/** `$459K`; a monthly rent in full, `$1,675`; commercial space per square foot. */
export function markerPrice({
  price,
  transactionType,
  propertyTypes,
}: Pick<MarkerPoint, 'price' | 'transactionType' | 'propertyTypes'>): string {
  if (price === null) return message('map.price.none');
  const unit = priceUnit({ price, transactionType, propertyTypes });
  if (unit === 'month' && price < FULL_RENT) return formatDollars(price);
  const text = shortPrice(unit === 'sqft' ? price * unitSize() : price);

  return unit === 'sqft' ? message('map.price.sqft', { price: text, unit: sizeUnit() }) : text;
}
