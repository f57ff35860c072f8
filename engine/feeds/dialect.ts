import { ddf } from './ddf/ddf.ts';
import type { FeedRecord } from './feed-record.ts';
import { mlsGrid } from './mls-grid/mls-grid.ts';

/** A dialect of the RESO Data Dictionary: `standardise` converts its records to version 2.0. */
export type Dialect = {
  name: string;
  /** Whether the record is written in this dialect. */
  speaks(record: FeedRecord): boolean;
  standardise(record: FeedRecord): FeedRecord;
  /** Whether the record must not be stored any more. */
  isRemoval(record: FeedRecord): boolean;
};

const standard: Dialect = {
  name: 'standard',
  speaks: () => true,
  standardise: (record) => record,
  isRemoval: () => false,
};

const DIALECTS: readonly Dialect[] = [mlsGrid, ddf, standard];

export function dialectOf(record: FeedRecord): Dialect {
  return DIALECTS.find((dialect) => dialect.speaks(record)) ?? standard;
}
