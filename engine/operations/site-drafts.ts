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
} from '../store/site-draft-table.ts';
import { readSettings } from './read-website.ts';
import { revisionRequired, staleRevision } from './stale-revision.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;

/** What an agent changed of the website, the header and the footer, and has not saved yet. */
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
  /** The draft's revision that was loaded; without it a draft is only begun. */
  revision?: number;
  savedBy: string;
};

/** Begins the agent's draft of a part or goes on with it. What is live stays as it is. */
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

/** Throws the agent's draft of a part away. */
export async function discardSiteDraft(
  { db }: Pick<Context, 'db'>,
  key: SiteDraftKey & { revision?: number; savedBy: string },
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await removeSiteDraft(db, { ...key, revision: (await requireDraft(db, key)).revision });
  });
}

/** A stale revision is the agent's own: of another window, or another device. */
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
