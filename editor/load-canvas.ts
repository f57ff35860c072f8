import type { Page } from '#domain/page/page.ts';

/** The canvas with Puck, a chunk that only editing loads. */
export const loadCanvas = () => import('./puck/canvas.tsx');

/** Preloads the code that editing the page needs, while the pointer or focus is on Start Editing. */
export function prepareCanvas(page: Page | undefined): void {
  // A failed preload is retried, and reported, when editing starts.
  loadCanvas().then(
    ({ prepareStraps }) => page && prepareStraps(page),
    () => {},
  );
}
