import { type Kysely, sql } from 'kysely';
import { digestRevision } from '../digest-revision.ts';
import type { Schema } from '../schema.ts';

export type AgentRecord = {
  id: string;
  uid: string;
  doc: Record<string, unknown>;
  revision: number;
};

const DOC_REVISION = digestRevision('agents.doc');

export const AGENT_COLUMNS = ['id', 'uid', 'doc', DOC_REVISION.as('revision')] as const;

/** True for an agent whose document has this revision. */
export const hasRevision = (revision: number) => sql<boolean>`${DOC_REVISION} = ${revision}`;

export async function listAgents(db: Kysely<Schema>, spaceId: string): Promise<AgentRecord[]> {
  return db
    .selectFrom('agents')
    .select(AGENT_COLUMNS)
    .where('space_id', '=', spaceId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}
