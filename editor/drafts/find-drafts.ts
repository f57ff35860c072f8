import type { DraftsToFind } from '../editing-context.ts';
import { type DeviceCopy, readCopies } from './device-copy.ts';
import { restoreParts } from './restore-parts.ts';
import { findDraft, type StoredDraft } from './store-draft.ts';
import { findSiteDrafts, type StoredPartDrafts } from './store-site-drafts.ts';

/** After this time editing begins without the drafts. */
const TIMEOUT_MS = 4000;

/** The stored drafts, and the changes that are only on this device. */
export type FoundDrafts = { page: StoredDraft | null; parts: StoredPartDrafts; copy: DeviceCopy | null };

const NO_PARTS: StoredPartDrafts = { drafts: {}, revisions: {}, savedAt: null };
export const NO_DRAFTS: FoundDrafts = { page: null, parts: NO_PARTS, copy: null };

/** Loads the drafts to continue with. Those that cannot be loaded are treated as absent. */
export async function findDrafts(spaceId: string, { live, parts, site }: DraftsToFind): Promise<FoundDrafts> {
  const [page, stored] = await Promise.all([inTime(findDraft(live)), inTime(findSiteDrafts())]);
  const shared = stored ?? NO_PARTS;
  const restored = restoreParts(shared.drafts, { parts, site });
  const { slug } = live.page;
  const copy = readCopies({ spaceId, slug }, { pages: [page?.page, live.page], ...restored });

  return { page, parts: shared, copy };
}

/** The result, or null if it failed or timed out. */
function inTime<T>(answer: Promise<T>): Promise<T | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS));

  return Promise.race([answer.catch(() => null), timeout]);
}
