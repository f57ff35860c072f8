import { formatDollars } from '../language/format-number.ts';
import { unitSize } from '../language/market.ts';
import { tradeMessage } from '../language/trade-message.ts';
import { sizeUnit } from './home-size.ts';

/** Up to this a price is per square foot. */
export const PER_SQFT_MAX = 1000;

type Priced = { price: number; transactionType: 'SALE' | 'LEASE'; propertyTypes: readonly string[] };

/** What a price is for: the home, a month's rent, or a square foot, as low prices of commercial space are. */
export function priceUnit({ price, transactionType, propertyTypes }: Priced): 'whole' | 'month' | 'sqft' {
  const isRent = transactionType === 'LEASE';
  const isHome = isRent && !propertyTypes.includes('commercial');
  if (!isHome && price <= PER_SQFT_MAX) return 'sqft';

  return isRent ? 'month' : 'whole';
}

/**
 * The formatted price of a listing: grouped by commas, or per square foot when it is low. A site may
 * configure low prices as rents instead.
 */
export function listingPrice(price: number, { perSqft = true }: { perSqft?: boolean } = {}): string {
  return perSqft && price <= PER_SQFT_MAX
    ? tradeMessage('listing.perSqft', { price: formatDollars(price * unitSize()), unit: sizeUnit() })
    : formatDollars(price);
}
