import { randomUUID } from 'node:crypto';
import { purgeOldAlerts } from '../alerts/purge-old-alerts.ts';
import { purgeOldAudit } from '../audit/read.ts';
import type { EngineLog } from '../calls/failed-call.ts';
import type { EngineContext } from '../context.ts';
import { mailDuePosts, purgeStaleSubscribers } from '../newsletter/mail-posts.ts';
import { purgeOldDeliveries } from '../operations/leads/webhook.ts';
import { purgeOldMails } from '../operations/mails.ts';
import { purgeExpiredPreviews } from '../operations/pages/page-preview.ts';
import { applySchedules } from '../operations/pages/page-schedule.ts';
import { purgeOldTrash } from '../operations/pages/page-trash.ts';
import { removeOldUploads } from '../operations/site-files.ts';
import { JOURNAL_RETENTION_MS, removeListingChanges } from '../store/listings/listing-journal.ts';

/** Publishes and hides pages that are due, mails new posts, and purges what is old. A failed task stops no other. */
export async function runDueWork(context: EngineContext, log: EngineLog): Promise<void> {
  const report = (error: unknown, details: object = {}) =>
    log.error({ id: randomUUID(), ...details, err: error }, 'A scheduled job failed');
  const tasks = [
    () => applySchedules(context, (error, page) => report(error, { page })),
    () => mailDuePosts(context),
    () => purgeStaleSubscribers(context),
    () => purgeOldTrash(context),
    () => removeOldUploads(context),
    () => purgeExpiredPreviews(context),
    () => purgeOldMails(context),
    () => purgeOldAlerts(context),
    () => purgeOldDeliveries(context),
    () => purgeOldAudit(context),
    () => removeListingChanges(context.db, new Date(context.clock().getTime() - JOURNAL_RETENTION_MS)),
  ];

  for (const task of tasks) await task().catch((error) => report(error));
}
