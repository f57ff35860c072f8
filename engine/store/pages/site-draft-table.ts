import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { SettingsName } from '../settings-table.ts';
import { nextRevision } from './page-table.ts';

type Body = Record<string, unknown>;
/** The agent and the part of a draft. */
export type SiteDraftKey = { spaceId: string; agentUid: string; part: SettingsName };

export type StoredSiteDraft = {
  part: SettingsName;
  value: Body;
  /** What was live when the draft was created, and its revision. */
  base: Body;
  baseRevision: number;
  /** The draft's own revision. */
  revision: number;
  savedAt: Date;
};

const COLUMNS = [
  'part',
  'body as value',
  'base',
  'base_revision as baseRevision',
  'revision',
  'saved_at as savedAt',
] as const;

export async function listSiteDrafts(
  db: Kysely<Schema>,
  { spaceId, agentUid }: Omit<SiteDraftKey, 'part'>,
): Promise<StoredSiteDraft[]> {
  return db
    .selectFrom('site_drafts')
    .select(COLUMNS)
    .where('space_id', '=', spaceId)
    .where('agent_uid', '=', agentUid)
    .orderBy('part')
    .execute();
}

/** The draft of a part, locked until the transaction ends; null when there is none. */
export async function lockSiteDraft(
  db: Kysely<Schema>,
  { spaceId, agentUid, part }: SiteDraftKey,
): Promise<StoredSiteDraft | null> {
  const row = await db
    .selectFrom('site_drafts')
    .select(COLUMNS)
    .where('space_id', '=', spaceId)
    .where('agent_uid', '=', agentUid)
    .where('part', '=', part)
    .forUpdate()
    .executeTakeFirst();

  return row ?? null;
}

type Draft = SiteDraftKey & Omit<StoredSiteDraft, 'revision'>;

/** Creates a draft; null when one exists by now. */
export async function insertSiteDraft(db: Kysely<Schema>, draft: Draft): Promise<StoredSiteDraft | null> {
  const { spaceId, agentUid, part } = draft;
  const row = await db
    .insertInto('site_drafts')
    .values({ space_id: spaceId, agent_uid: agentUid, part, ...columnsOf(draft) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

  return row ?? null;
}

/** Updates a draft, whose lock the caller holds. */
export async function updateSiteDraft(db: Kysely<Schema>, draft: Draft): Promise<StoredSiteDraft> {
  const { spaceId, agentUid, part } = draft;

  return db
    .updateTable('site_drafts')
    .set(columnsOf(draft))
    .where('space_id', '=', spaceId)
    .where('agent_uid', '=', agentUid)
    .where('part', '=', part)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes the draft of a revision; an updated one stays. */
export async function removeSiteDraft(
  db: Kysely<Schema>,
  { spaceId, agentUid, part, revision }: SiteDraftKey & { revision: number },
): Promise<void> {
  await db
    .deleteFrom('site_drafts')
    .where('space_id', '=', spaceId)
    .where('agent_uid', '=', agentUid)
    .where('part', '=', part)
    .where('revision', '=', revision)
    .execute();
}

function columnsOf({ value, base, baseRevision, savedAt }: Draft) {
  return {
    revision: nextRevision,
    base_revision: baseRevision,
    base: JSON.stringify(base),
    body: JSON.stringify(value),
    saved_at: savedAt,
  };
}

/** Deletes all of an agent's drafts of a space. */
export async function removeSiteDrafts(
  db: Kysely<Schema>,
  { spaceId, agentUid }: { spaceId: string; agentUid: string },
): Promise<void> {
  await db
    .deleteFrom('site_drafts')
    .where('space_id', '=', spaceId)
    .where('agent_uid', '=', agentUid)
    .execute();
}
