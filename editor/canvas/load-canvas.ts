import type { ComponentType } from 'react';
import { preloadDrafts } from '../drafts/find-drafts.ts';
import type { SavedPage } from '../editing/editing-context.ts';
import type { CanvasProps } from '../puck/canvas.tsx';

let loaded: ComponentType<CanvasProps> | null = null;

/** The canvas with Puck, a chunk that only editing loads. */
export async function loadCanvas() {
  const { Canvas, prepareStraps } = await import('../puck/canvas.tsx');
  loaded = Canvas;

  return { Canvas, prepareStraps };
}

/** The component of the canvas; null before it is loaded. */
export function loadedCanvas(): ComponentType<CanvasProps> | null {
  return loaded;
}

/** Preloads the code and the drafts that editing the page needs, while the pointer or focus is on Start Editing. */
export function prepareCanvas(live: SavedPage | null): void {
  if (live) preloadDrafts(live);
  // A failed preload is retried, and reported, when editing starts.
  loadCanvas().then(
    ({ prepareStraps }) => live && prepareStraps(live.page),
    () => {},
  );
}
