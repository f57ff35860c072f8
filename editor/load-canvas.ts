import { preloadDrafts } from './drafts/find-drafts.ts';
import type { SavedPage } from './editing-context.ts';

/** The canvas with Puck, a chunk that only editing loads. */
export const loadCanvas = () => import('./puck/canvas.tsx');

/** Preloads the code and the drafts that editing the page needs, while the pointer or focus is on Start Editing. */
export function prepareCanvas(live: SavedPage | null): void {
  if (live) preloadDrafts(live);
  // A failed preload is retried, and reported, when editing starts.
  loadCanvas().then(
    ({ prepareStraps }) => live && prepareStraps(live.page),
    () => {},
  );
}
