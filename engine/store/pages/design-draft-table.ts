import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

export type StoredDesignDraft = {
  template: string;
  /** The pages of the design; empty for its look alone. */
  slugs: string[];
  madeAt: Date;
};
type Key = { spaceId: string; agentUid: string };

export async function findDesignDraft(
  db: Kysely<Schema>,
  { spaceId, agentUid }: Key,
): Promise<StoredDesignDraft | null> {
  const row = await db
    .selectFrom('design_drafts')
    .select(['template', 'slugs', 'made_at as madeAt'])
    .where('space_id', '=', spaceId)
    .where('agent_uid', '=', agentUid)
    .executeTakeFirst();

  return row ?? null;
}

export async function insertDesignDraft(
  db: Kysely<Schema>,
  { spaceId, agentUid, template, slugs, madeAt }: Key & StoredDesignDraft,
): Promise<void> {
  await db
    .insertInto('design_drafts')
    .values({
      space_id: spaceId,
      agent_uid: agentUid,
      template,
      slugs: JSON.stringify(slugs),
      made_at: madeAt,
    })
    .execute();
}

export async function removeDesignDraft(db: Kysely<Schema>, { spaceId, agentUid }: Key): Promise<void> {
  await db
    .deleteFrom('design_drafts')
    .where('space_id', '=', spaceId)
    .where('agent_uid', '=', agentUid)
    .execute();
}
