import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { LeadEventTable, Schema } from '../schema.ts';

export type LeadEvent = Selectable<LeadEventTable>;

export type NewLeadEvent = {
  leadId: string;
  kind: LeadEvent['kind'];
  body: string;
  author: { uid: string | null; name: string };
  now: Date;
};

export async function insertLeadEvents(db: Kysely<Schema>, events: readonly NewLeadEvent[]): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('lead_events')
    .values(
      events.map(({ leadId, kind, body, author, now }) => ({
        id: randomUUID(),
        lead_id: leadId,
        kind,
        body,
        author_uid: author.uid,
        author_name: author.name,
        created_at: now,
      })),
    )
    .execute();
}

/** Notes and changes of a lead, the most recent first. */
export async function listLeadEvents(db: Kysely<Schema>, leadId: string): Promise<LeadEvent[]> {
  return db
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
