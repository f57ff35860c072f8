import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { countFailure } from '../store/people/sign-in-failure-table.ts';

export type Limit = {
  /** Names what is limited. */
  name: string;
  /** Most in a window. */
  limit: number;
  windowMs: number;
};

/** Counts one more; false over the limit. */
export async function consumeStored(
  db: Kysely<Schema>,
  { limit, ...window }: Limit,
  counted: { key: string; now: Date },
): Promise<boolean> {
  return (await countStored(db, window, counted)) <= limit;
}

/** Counts one more; the number in the window. Counted in the store, so that every process shares it; only digests of keys. */
export async function countStored(
  db: Kysely<Schema>,
  { name, windowMs }: Omit<Limit, 'limit'>,
  { key, now }: { key: string; now: Date },
): Promise<number> {
  const digest = createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('base64url');

  return countFailure(db, { key: digest, now, windowMs });
}
