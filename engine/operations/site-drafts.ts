import type { EngineContext } from '../context.ts';
import { badInput, notFound } from '../errors.ts';
import {
  insertSiteDraft,
  listSiteDrafts,
  lockSiteDraft,
  removeSiteDraft,
  type SiteDraftKey,
  type StoredSiteDraft,
  updateSiteDraft,
} from '../store/pages/site-draft-table.ts';
import { readSettings } from './read-website.ts';
import { revisionRequired, staleRevision } from './stale-revision.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;

/** An agent's unsaved changes of website, header and footer. */
export async function readSiteDrafts(
  { db }: Pick<Context, 'db'>,
  agent: Omit<SiteDraftKey, 'part'>,
): Promise<StoredSiteDraft[]> {
  return listSiteDrafts(db, agent);
}

type SaveSiteDraft = SiteDraftKey & {
  value: Record<string, unknown>;
  base: Record<string, unknown>;
  baseRevision: number;
  /** The draft's revision that was loaded; without it a draft is only created. */
  revision?: number;
  savedBy: string;
};

/** Creates or updates the agent's draft of a part. What is live is unchanged. */
export async function saveSiteDraft(
  { db, clock }: Context,
  { revision, savedBy, ...draft }: SaveSiteDraft,
): Promise<{ draft: StoredSiteDraft; isNew: boolean }> {
  const live = await readSettings({ db }, { spaceId: draft.spaceId, name: draft.part });
  if (draft.baseRevision > live.revision)
    throw badInput('baseRevision', `The ${draft.part} has no such revision`);
  const saved = { ...draft, savedAt: clock() };

  return db.transaction().execute(async (db) => {
    if (revision === undefined) {
      const begun = await insertSiteDraft(db, saved);
      if (!begun) throw revisionRequired();

      return { draft: begun, isNew: true };
    }

    await requireDraft(db, { ...draft, revision, savedBy });
    return { draft: await updateSiteDraft(db, saved), isNew: false };
  });
}

/** Discards the agent's draft of a part. */
export async function discardSiteDraft(
  { db }: Pick<Context, 'db'>,
  key: SiteDraftKey & { revision?: number; savedBy: string },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await removeSiteDraft(db, { ...key, revision: (await requireDraft(db, key)).revision });
  });
}

/** A stale revision means the agent edited in another window or on another device. */
async function requireDraft(
  db: Context['db'],
  { revision, savedBy, ...key }: SiteDraftKey & { revision?: number; savedBy: string },
): Promise<StoredSiteDraft> {
  const draft = await lockSiteDraft(db, key);
  if (!draft) throw notFound('The draft');
  if (revision === undefined) throw revisionRequired();
  if (draft.revision !== revision) throw staleRevision({ ...draft, savedBy });

  return draft;
}
