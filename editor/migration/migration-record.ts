import type { MigratedPage, OldPage } from './migrate-pages.ts';

/**
 * A run of the migration on this device, so that a reload or a failure in the middle goes on where it stopped. `begun` is
 * the page that is being stored, with the revision that it had here before.
 */
export type MigrationRecord = {
  pages: readonly OldPage[];
  done: readonly MigratedPage[];
  begun: { id: string; revision: string | null } | null;
};

const KEY = 'strapwork.migration';

/** Storage may be full or forbidden: the run goes on without its record. */
export function keepRecord(record: MigrationRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch (error) {
    console.warn('The migration cannot be resumed after a reload', error);
  }
}

export function dropRecord(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}

/** The run that was not finished; null without one, and for what cannot be read. */
export function readRecord(): MigrationRecord | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRecord(read) && read.done.length < read.pages.length ? read : null;
  } catch {
    return null;
  }
}

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
