import { grouped } from '../search/grouped-number.ts';

/** A price up to this is one per square foot. */
export const PER_SQFT_MAX = 1000;

/**
 * The price of a listing: grouped by commas, or per square foot when it is small. A site may say that its small
 * prices are rents instead.
 */
export function listingPrice(price: number, { perSqft = true }: { perSqft?: boolean } = {}): string {
  const amount = `$${grouped(price, ',')}`;

  return perSqft && price <= PER_SQFT_MAX ? `${amount} per sqft` : amount;
}
