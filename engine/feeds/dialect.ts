import { ddf } from './ddf/ddf.ts';
import type { FeedRecord } from './feed-record.ts';
import { mlsGrid } from './mls-grid/mls-grid.ts';

/** One way of speaking the RESO Data Dictionary: `standardise` turns its records into those of version 2.0. */
export type Dialect = {
  name: string;
  /** The record is written in this dialect. */
  speaks(record: FeedRecord): boolean;
  standardise(record: FeedRecord): FeedRecord;
  /** The record says that it may no longer be kept. */
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
