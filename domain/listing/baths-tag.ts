import { formatHalves } from '../language/format-number.ts';
import { tradeMessage } from '../language/trade-message.ts';

/** The tag with the number of baths; shown only when the rounded number is 2 or more. */
export function bathsTag(baths: number | null | undefined): string | null {
  return baths && Math.round(baths) >= 2
    ? tradeMessage('listing.baths', { baths: formatHalves(baths) })
    : null;
}
