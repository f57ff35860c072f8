import { type JsonSide, mergeJson } from '#domain/json/merge-json.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { SiteDocument } from '#web/src/data/site.generated.ts';
import { request } from '../api/api.ts';
import {
  changedParts,
  type SavedParts,
  type SitePart,
  type SiteParts,
  savedPartsOf,
} from '../editing/site-parts.ts';
import {
  EditorSaveFooterDocument,
  EditorSaveHeaderDocument,
  EditorSaveWebsiteDocument,
} from './save-parts.generated.ts';

/**
 * `side` resolves conflicts with somebody else's changes; without it they are reported as a clash. `drafts` are the
 * revisions of the agent's drafts, which saving deletes.
 */
export type PartsToSave = {
  parts: SiteParts;
  saved: SavedParts;
  side: JsonSide | null;
  drafts?: Partial<Record<SitePart, string>>;
};
/** A conflict with somebody else's changes of the same members. */
export type PartClash = { part: SitePart; savedBy: string | null };
/** The stored, sent and merged parts, and the clash or error that stopped the save. */
export type PartsOutcome = PartsToSave & { sent: SiteParts; clash: PartClash | null; error: unknown };

const DOCUMENTS = {
  header: EditorSaveHeaderDocument,
  footer: EditorSaveFooterDocument,
  website: EditorSaveWebsiteDocument,
} as const;

/** Retries, as colleagues may save again during a merge. */
const MERGES = 3;

/** Saves the changed parts one after the other, merging what others saved meanwhile member by member. */
export async function saveParts(given: PartsToSave): Promise<PartsOutcome> {
  let state: PartsOutcome = { ...given, sent: given.parts, clash: null, error: null };

  try {
    for (const part of changedParts(given.parts, given.saved)) {
      state = await savePart(state, part, MERGES);
      if (state.clash) break;
    }
  } catch (error) {
    return { ...state, error };
  }

  return state;
}

async function savePart(state: PartsOutcome, part: SitePart, merges: number): Promise<PartsOutcome> {
  const value = state.parts[part];
  const { result } = await request(DOCUMENTS[part], {
    value,
    revision: state.saved[part].revision,
    draftRevision: state.drafts?.[part],
  });
  if ('saved' in result) {
    const saved = { ...state.saved, [part]: { value, revision: result.saved.revision } };
    return { ...state, saved };
  }
  if ('message' in result) throw new Error(result.message);

  const base = state.saved[part].value;
  const theirs = savedPartsOf(readSite(await request(SiteDocument, {}), window.location.origin))[part];
  const merged = mergeJson({ base, mine: value, theirs: theirs.value }, state.side ?? 'mine');
  if ((merged.clashes.length > 0 && !state.side) || merges === 0)
    return { ...state, clash: { part, savedBy: result.savedBy ?? null } };

  return savePart(
    {
      ...state,
      parts: { ...state.parts, [part]: merged.value },
      saved: { ...state.saved, [part]: theirs },
    },
    part,
    merges - 1,
  );
}
