import type { Data, PuckApi } from '@puckeditor/core';
import type { Page } from '#domain/page/page.ts';
import { orderedAs } from '#domain/page/strap-order.ts';
import type { DocumentStore } from '../../editing/document-store.ts';
import type { CanvasDom } from '../frame/canvas-dom.ts';
import { pageActions } from './page-actions.ts';
import { puckToPage } from './puck-to-page.ts';

export type PageSync = ReturnType<typeof createPageSync>;

type PageSyncInput = {
  /** The prepared initial page. */
  page: Page;
  store: Pick<DocumentStore, 'document' | 'changePage' | 'onStep'>;
  dom: CanvasDom;
};

/** Synchronises the edited document and Puck: dispatches changes of the page to Puck, and reports Puck's changes to the store. */
export function createPageSync({ page: start, store, dom }: PageSyncInput) {
  /** The page of Puck's data. */
  let shown = start;
  let getPuck: (() => PuckApi) | null = null;
  let isShowing = false;

  const show = (target: Page) => {
    if (!getPuck) return;
    const { dispatch } = getPuck();
    isShowing = true;
    try {
      for (const action of pageActions(shown, target)) dispatch(action);
    } finally {
      isShowing = false;
    }
    shown = target;
  };

  const change = (target: Page) => {
    show(target);
    store.changePage(target);
  };

  return {
    page: (): Page => store.document().page,

    /** Puck's `onChange`. */
    take(data: Data): void {
      if (isShowing) return;
      // Title and description are changed outside of Puck.
      shown = puckToPage(store.document().page, data);
      store.changePage(shown);
    },

    /** Changes the page in one undo step. */
    change,

    /** Reorders straps in one undo step: in the canvas immediately, in the document after the paint or before the next user action. */
    async rearrange({ straps }: Page): Promise<void> {
      dom.arrange(straps.map(({ id }) => id));
      await dom.afterPaint(() => {
        const { page } = store.document();
        // Based on the current page, to retain what was committed meanwhile.
        change({ ...page, straps: orderedAs(page.straps, straps) });
      });
      // If it was undone before React rendered, the canvas has to be reverted.
      await dom.afterPaint(() => dom.arrange(store.document().page.straps.map(({ id }) => id)));
    },

    /** Connects a Puck instance; `onStep` is called with the page before and after each undo or redo. */
    connect(puck: () => PuckApi, onStep: (before: Page, after: Page) => void): () => void {
      getPuck = puck;
      const leave = store.onStep(({ page: before }, { page: after }) => {
        if (before === after) return;
        show(after);
        onStep(before, after);
      });

      return () => {
        getPuck = null;
        leave();
      };
    },
  };
}
