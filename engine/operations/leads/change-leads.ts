import type { LeadStatus } from '#domain/leads/lead-status.ts';
import type { EngineContext } from '../../context.ts';
import { badInput, notFound } from '../../errors.ts';
import { insertLeadEvents, type NewLeadEvent } from '../../store/leads/lead-event-table.ts';
import { deleteLeads, lockLeads, updateLeads } from '../../store/leads/lead-table.ts';
import { agentNames } from './read-leads.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;
type Author = NewLeadEvent['author'];
type Chosen = { spaceId: string; ids: readonly string[] };

export type LeadChange = {
  status?: LeadStatus;
  /** Id of an agent of the team; null for nobody. */
  assignee?: string | null;
  isRead?: boolean;
};

/** Changes leads together and records who did; returns the number of leads that were found. */
export async function changeLeads(
  { db, clock }: Context,
  { spaceId, ids, author, ...change }: Chosen & LeadChange & { author: Author },
): Promise<number> {
  const { status, assignee, isRead } = change;
  if (assignee && !(await agentNames(db, spaceId)).has(assignee))
    throw badInput('assignee', 'This is not an agent of the team');

  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const leads = await lockLeads(transaction, { spaceId, ids });
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

    return leads.length;
  });
}

export async function addLeadNote(
  { db, clock }: Context,
  { spaceId, id, text, author }: { spaceId: string; id: string; text: string; author: Author },
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const [lead] = await lockLeads(transaction, { spaceId, ids: [id] });
    if (!lead) throw notFound('This lead');

    await insertLeadEvents(transaction, [{ leadId: id, kind: 'note', body: text, author, now }]);
    await updateLeads(transaction, { spaceId, ids: [id] }, { changed_at: now });
  });
}

/** Deletes leads with everything that is stored about them. */
export function removeLeads({ db }: Pick<Context, 'db'>, chosen: Chosen): Promise<number> {
  return db.transaction().execute((transaction) => deleteLeads(transaction, chosen));
}
