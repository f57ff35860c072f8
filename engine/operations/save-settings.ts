import type { EngineContext } from '../context.ts';
import { notFound } from '../errors.ts';
import {
  findSettings,
  insertSettings,
  type SettingsName,
  type StoredSettings,
  updateSettings,
} from '../store/settings-table.ts';
import { removeSiteDraft } from '../store/pages/site-draft-table.ts';
import { revisionRequired, staleRevision } from './stale-revision.ts';

type Input = {
  spaceId: string;
  name: SettingsName;
  body: Record<string, unknown>;
  /** The revision that was loaded; without it settings are only created. */
  revision?: number;
  savedBy: string;
  /** The agent's draft that is saved: it is deleted with the save, unless it was updated since. */
  draft?: { agentUid: string; revision: number } | null;
};

/** Saves the website, the header or the footer of a space. */
export async function saveSettings(
  { db, clock, cache }: Pick<EngineContext, 'db' | 'clock' | 'cache'>,
  { revision, draft = null, ...input }: Input,
): Promise<{ stored: StoredSettings; isNew: boolean }> {
  const saved = { ...input, savedAt: clock() };

  if (revision === undefined) {
    const stored = await insertSettings(db, saved);
    if (!stored) throw revisionRequired();

    cache.drop(input.spaceId);
    return { stored, isNew: true };
  }

  const stored = await db.transaction().execute(async (db) => {
    const stored = await updateSettings(db, { ...saved, revision });
    if (stored && draft) await removeSiteDraft(db, { ...input, ...draft, part: input.name });

    return stored;
  });
  if (stored) {
    cache.drop(input.spaceId);
    return { stored, isNew: false };
  }

  const current = await findSettings(db, input);
  throw current ? staleRevision(current) : notFound(`The ${input.name} of space ${input.spaceId}`);
}
