import type { FeedRecord } from '../feed-record.ts';
import { PER_MONTH } from './per-month.ts';
import { readLookup, readNumber } from './values.ts';

/** What the association charges a month; null for a fee that is due once or not at all. */
export function readMonthlyFee(record: FeedRecord): number | null {
  const fee = readNumber(record.AssociationFee);
  const rate = PER_MONTH.get(readLookup(record.AssociationFeeFrequency)?.toLowerCase() ?? 'monthly');

  return fee && rate ? Math.round(fee * rate * 100) / 100 : null;
}
