import { type Kysely, sql } from 'kysely';
import { AGENT_COLUMNS, type AgentRecord, hasRevision } from './agent-table.ts';
import type { Schema } from '../schema.ts';

type Key = { spaceId: string; id: string };
type Doc = Record<string, unknown>;

export async function findAgent(db: Kysely<Schema>, { spaceId, id }: Key): Promise<AgentRecord | null> {
  const row = await db
    .selectFrom('agents')
    .select(AGENT_COLUMNS)
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .executeTakeFirst();

  return row ?? null;
}

/** Appends the agent to the team; null when the id or the uid is taken. */
export async function insertAgent(
  db: Kysely<Schema>,
  { spaceId, id, uid, doc }: Key & { uid: string; doc: Doc },
): Promise<AgentRecord | null> {
  const last = sql<number>`(select coalesce(max(sort_order), -1) + 1 from agents where space_id = ${spaceId})`;
  const row = await db
    .insertInto('agents')
    .values({ space_id: spaceId, id, uid, sort_order: last, doc: JSON.stringify(doc) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(AGENT_COLUMNS)
    .executeTakeFirst();

  return row ?? null;
}

/** Null when there is no such agent, or the revision is stale. */
export async function updateAgent(
  db: Kysely<Schema>,
  { spaceId, id, revision, doc }: Key & { revision: number; doc: Doc },
): Promise<AgentRecord | null> {
  const row = await db
    .updateTable('agents')
    .set({ doc: JSON.stringify(doc) })
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .where(hasRevision(revision))
    .returning(AGENT_COLUMNS)
    .executeTakeFirst();

  return row ?? null;
}

/** False when there is no such agent, or the revision is stale. */
export async function deleteAgent(
  db: Kysely<Schema>,
  { spaceId, id, revision }: Key & { revision: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('agents')
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .where(hasRevision(revision))
    .executeTakeFirst();

  return numDeletedRows > 0n;
}
