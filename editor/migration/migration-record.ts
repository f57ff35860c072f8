import type { MigratedPage, OldPage } from './migrate-pages.ts';
import { createRunRecord } from './run-record.ts';

/**
 * A run of the migration on this device, so that a reload or a failure in the middle continues where it stopped. `begun` is
 * the page that is being stored, with the revision that it had here before.
 */
export type MigrationRecord = {
  pages: readonly OldPage[];
  done: readonly MigratedPage[];
  begun: { id: string; revision: string | null } | null;
};

export const migrationRecord = createRunRecord<MigrationRecord>({
  key: 'strapwork.migration',
  name: 'migration',
  isRecord,
  isFinished: ({ pages, done }) => done.length >= pages.length,
});

function isRecord(value: unknown): value is MigrationRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { pages, done, begun } = value as Partial<MigrationRecord>;
  const isPage = (page: unknown) =>
    typeof page === 'object' && page !== null && 'id' in page && 'slug' in page && 'name' in page;

  return (
    Array.isArray(pages) &&
    pages.every(isPage) &&
    Array.isArray(done) &&
    done.every((page) => isPage(page) && 'problems' in page && Array.isArray(page.problems)) &&
    (begun === null || typeof begun === 'object')
  );
}
