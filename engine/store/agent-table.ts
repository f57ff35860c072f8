import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export type AgentRecord = { id: string; uid: string; doc: Record<string, unknown> };

export async function listAgents(db: Kysely<Schema>, spaceId: string): Promise<AgentRecord[]> {
  return db
    .selectFrom('agents')
    .select(['id', 'uid', 'doc'])
    .where('space_id', '=', spaceId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}
