import type { LeadStatus } from '#domain/leads/lead-status.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, notFound } from '../../errors.ts';
import { insertLeadEvents, type NewLeadEvent } from '../../store/leads/lead-event-table.ts';
import { deleteLeads, type LeadsOf, lockLeads, updateLeads } from '../../store/leads/lead-table.ts';
import { agentNames } from './read-leads.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;
type Author = NewLeadEvent['author'];
type Scope = { spaceId: string; onlyOf?: LeadsOf };
type Chosen = Scope & { ids: readonly string[] };

export type LeadChange = {
  status?: LeadStatus;
  /** Id of an agent of the team; null for nobody. */
  assignee?: string | null;
  isRead?: boolean;
};

/** Changes leads together and records who did; returns the number of leads that were found. */
export async function changeLeads(
  { db, clock }: Context,
  { spaceId, ids, onlyOf, author, ...change }: Chosen & LeadChange & { author: Author },
): Promise<number> {
  const { status, assignee, isRead } = change;
  if (assignee && !(await agentNames(db, spaceId)).has(assignee))
    throw badInput('assignee', 'This is not an agent of the team');

  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const leads = await lockLeads(transaction, { spaceId, ids, onlyOf });
    if (leads.length === 0) return 0;
    const found = { spaceId, ids: leads.map(({ id }) => id) };
    const events = leads.flatMap((lead): NewLeadEvent[] => [
      ...(status && status !== lead.status
        ? [{ leadId: lead.id, kind: 'status' as const, body: status, author, now }]
        : []),
      ...(assignee !== undefined && assignee !== lead.assigned_to
        ? [{ leadId: lead.id, kind: 'assigned' as const, body: assignee ?? '', author, now }]
        : []),
    ]);
    await insertLeadEvents(transaction, events);
    await updateLeads(transaction, found, {
      ...(status && { status }),
      ...(assignee !== undefined && { assigned_to: assignee }),
      ...(isRead !== undefined && { read_at: isRead ? now : null }),
      ...(events.length > 0 && { changed_at: now }),
    });
    for (const { leadId, kind, body } of events) {
      const action = kind === 'status' ? 'status changed' : 'assigned';
      await recordAudit(transaction, {
        spaceId,
        at: now,
        kind: 'lead',
        action,
        subject: leadId,
        summary: body,
      });
    }

    return leads.length;
  });
}

export async function addLeadNote(
  { db, clock }: Context,
  { spaceId, id, onlyOf, text, author }: Scope & { id: string; text: string; author: Author },
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const [lead] = await lockLeads(transaction, { spaceId, ids: [id], onlyOf });
    if (!lead) throw notFound('This lead');

    await insertLeadEvents(transaction, [{ leadId: id, kind: 'note', body: text, author, now }]);
    await updateLeads(transaction, { spaceId, ids: [id] }, { changed_at: now });
    await recordAudit(transaction, { spaceId, at: now, kind: 'lead', action: 'note added', subject: id });
  });
}

/** Deletes leads with everything that is stored about them. */
export function removeLeads({ db, clock }: Context, chosen: Chosen): Promise<number> {
  const { spaceId } = chosen;

  return db.transaction().execute(async (transaction) => {
    // Only the ids: who a deleted lead was is deleted with it.
    for (const { id } of await lockLeads(transaction, chosen))
      await recordAudit(transaction, { spaceId, at: clock(), kind: 'lead', action: 'deleted', subject: id });

    return deleteLeads(transaction, chosen);
  });
}
