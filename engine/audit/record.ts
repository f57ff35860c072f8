import type { Kysely } from 'kysely';
import { AUDIT_SUMMARY_MAX, type AuditKind } from '#domain/site/audit.ts';
import { insertAudit } from '../store/people/audit-table.ts';
import type { Schema } from '../store/schema.ts';
import { currentActor } from './actor.ts';

type Change = {
  spaceId: string;
  at: Date;
  kind: AuditKind;
  /** A verb in the past: saved, deleted, invited. */
  action: string;
  /** Names what was changed: a slug, an email, a file name. */
  subject: string;
  /** Short, and never a secret. */
  summary?: string;
};

/** Records a change in the transaction that makes it. */
export async function recordAudit(
  db: Kysely<Schema>,
  { spaceId, at, kind, action, subject, summary = '' }: Change,
): Promise<void> {
  const actor = currentActor();

  await insertAudit(db, {
    space_id: spaceId,
    at,
    actor_id: actor.id,
    actor_name: actor.name,
    actor_role: actor.role,
    kind,
    action,
    subject: subject.slice(0, AUDIT_SUMMARY_MAX),
    summary: summary.slice(0, AUDIT_SUMMARY_MAX),
  });
}
