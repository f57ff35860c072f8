import type { Dialect } from '../dialect.ts';
import type { FeedRecord } from '../feed-record.ts';
import { readLookups, readNumber, readYesNo } from '../reso/values.ts';

/** The use of public sites; a record that lists its uses must contain it. */
const PUBLIC_USE = 'IDX';

/**
 * MLS Grid: lookups joined by commas, `MlgCanView` (may be stored) and `MlgCanUse` (permitted uses), "1.1"
 * baths for one full and one half.
 */
export const mlsGrid: Dialect = {
  name: 'mls-grid',
  speaks: (record) => 'MlgCanView' in record,
  standardise: (record) => ({ ...record, BathroomsTotalDecimal: baths(record) }),
  isRemoval: (record) => readYesNo(record.MlgCanView) === false || !isPublic(record),
};

function isPublic({ MlgCanUse: uses }: FeedRecord): boolean {
  return uses == null || readLookups(uses).includes(PUBLIC_USE);
}

function baths(record: FeedRecord): number | null {
  const full = readNumber(record.BathroomsFull);
  const half = readNumber(record.BathroomsHalf);
  if (full !== null) return full + (half ?? 0) / 2;
  const total = readNumber(record.BathroomsTotalInteger);
  return total === null ? null : Math.trunc(total) + Math.round((total % 1) * 10) / 2;
}
