import { AUDIT_DAYS } from '#domain/site/audit.ts';
import type { EngineContext } from '../context.ts';
import {
  type AuditFilter,
  type AuditRow,
  countAudit,
  deleteAuditBefore,
  listActors,
  listAudit,
} from '../store/people/audit-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One page of the audit log, the most recent first; `next` is where the next page begins. */
export async function readAudit(
  { db }: Pick<EngineContext, 'db'>,
  filter: AuditFilter,
  { after, size }: { after: number | null; size: number },
) {
  const [rows, total, actors] = await Promise.all([
    listAudit(db, filter, { after, limit: size + 1 }),
    countAudit(db, filter),
    listActors(db, filter.spaceId),
  ]);
  const page = rows.slice(0, size);

  return { records: page.map(recordOf), total, actors, next: rows.length > size ? page.at(-1)?.id : null };
}

export async function purgeOldAudit({ db, clock }: Pick<EngineContext, 'db' | 'clock'>): Promise<void> {
  await deleteAuditBefore(db, new Date(clock().getTime() - AUDIT_DAYS * DAY_MS));
}

export function recordOf(row: AuditRow) {
  return {
    id: row.id,
    at: row.at,
    actor: row.actor_name,
    role: row.actor_role,
    kind: row.kind,
    action: row.action,
    subject: row.subject,
    summary: row.summary,
  };
}
