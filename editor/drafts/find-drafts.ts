import type { DraftsToFind, SavedPage } from '../editing/editing-context.ts';
import { type DeviceCopy, readCopies } from './device-copy.ts';
import { restoreParts } from './restore-parts.ts';
import { findDraft, type StoredDraft } from './store-draft.ts';
import { findSiteDrafts, type StoredPartDrafts } from './store-site-drafts.ts';

/** After this time editing begins without the drafts. */
const TIMEOUT_MS = 4000;
/** Older preloaded drafts are loaded again. */
const FRESH_MS = 1000;

/** The stored drafts, and the changes that are only on this device. */
export type FoundDrafts = { page: StoredDraft | null; parts: StoredPartDrafts; copy: DeviceCopy | null };

const NO_PARTS: StoredPartDrafts = { drafts: {}, revisions: {}, savedAt: null };
export const NO_DRAFTS: FoundDrafts = { page: null, parts: NO_PARTS, copy: null };

type StoredDrafts = [StoredDraft | null, StoredPartDrafts | null];
let preloaded: { live: SavedPage; at: number; stored: Promise<StoredDrafts> } | null = null;

/** Requests the drafts while the pointer or focus is on Start Editing, about 0.1 s before the press. */
export function preloadDrafts(live: SavedPage): void {
  if (!preloadedFor(live)) preloaded = { live, at: performance.now(), stored: loadDrafts(live) };
}

/** Loads the drafts to continue with. Those that cannot be loaded are treated as absent. */
export async function findDrafts(spaceId: string, { live, parts, site }: DraftsToFind): Promise<FoundDrafts> {
  const loading = preloadedFor(live) ?? loadDrafts(live);
  preloaded = null;
  const [page, stored] = await loading;
  const shared = stored ?? NO_PARTS;
  const restored = restoreParts(shared.drafts, { parts, site });
  const { slug } = live.page;
  const copy = readCopies({ spaceId, slug }, { pages: [page?.page, live.page], ...restored });

  return { page, parts: shared, copy };
}

function preloadedFor(live: SavedPage): Promise<StoredDrafts> | null {
  if (preloaded?.live !== live || performance.now() - preloaded.at > FRESH_MS) return null;

  return preloaded.stored;
}

function loadDrafts(live: SavedPage): Promise<StoredDrafts> {
  return Promise.all([inTime(findDraft(live)), inTime(findSiteDrafts())]);
}

/** The result, or null if it failed or timed out. */
function inTime<T>(response: Promise<T>): Promise<T | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS));

  return Promise.race([response.catch(() => null), timeout]);
}
