import type { Kysely } from 'kysely';
import { addCounts } from '../store/people/sign-in-failure-table.ts';
import type { Schema } from '../store/schema.ts';
import type { CountStore } from './shared-counts.ts';

/** Parameters of one statement are limited. */
const BATCH = 2_000;

/** Counts in PostgreSQL, which all processes have in common; expired ones go with those of sign-ins. */
export function createStoredCounts(db: Kysely<Schema>): CountStore {
  return {
    async add(counts) {
      const totals = new Map<string, number>();
      for (let start = 0; start < counts.length; start += BATCH) {
        const some = counts
          .slice(start, start + BATCH)
          .map(({ id, amount, until }) => ({ key: id, amount, until: new Date(until) }));
        for (const [key, total] of await addCounts(db, some)) totals.set(key, total);
      }

      return counts.map(({ id }) => totals.get(id) ?? 0);
    },
    close: async () => {},
  };
}
