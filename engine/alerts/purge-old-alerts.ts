import type { EngineContext } from '../context.ts';
import { deleteEntriesBefore } from '../store/alerts/entry-table.ts';
import { deleteEventsBefore } from '../store/alerts/event-table.ts';

/** A weekly mail that could not leave for three weeks has no news any more. */
const RETENTION_MS = 28 * 24 * 60 * 60 * 1000;

/** Deletes what is too old to be news, entries before their events. */
export async function purgeOldAlerts({ db, clock }: Pick<EngineContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - RETENTION_MS);

  await deleteEntriesBefore(db, before);
  await deleteEventsBefore(db, new Date(before.getTime() - RETENTION_MS));
}
