import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type AgentRecord = {
  id: string;
  uid: string;
  doc: Record<string, unknown>;
  /** Of what is stored: the first 48 bits of its digest. The same document has the same revision. */
  revision: number;
};

const DOC_REVISION = sql<number>`('x' || substr(md5(agents.doc::text), 1, 12))::bit(48)::bigint`;

export const AGENT_COLUMNS = ['id', 'uid', 'doc', DOC_REVISION.as('revision')] as const;

/** Holds for an agent whose document has this revision. */
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
