import type { Page } from '#domain/page/page.ts';

/** The canvas with all of Puck: a chunk that nobody asks for who does not edit. */
export const loadCanvas = () => import('./puck/canvas.tsx');

/** Brings the code that the page will be edited with while somebody is about to press Start Editing. */
export function prepareCanvas(page: Page | undefined): void {
  // What fails here is asked for again, and its failure told, when editing starts.
  loadCanvas().then(
    ({ prepareStraps }) => page && prepareStraps(page),
    () => {},
  );
}
