import type { Data, PuckApi } from '@puckeditor/core';
import type { Page } from '#domain/page/page.ts';
import { orderedAs } from '#domain/page/strap-order.ts';
import type { DocumentStore } from '../../document-store.ts';
import type { CanvasPicture } from '../frame/canvas-picture.ts';
import { pageActions } from './page-actions.ts';
import { puckToPage } from './puck-to-page.ts';

export type PageDesk = ReturnType<typeof createPageDesk>;

type PageDeskInput = {
  /** The prepared page the canvas starts with. */
  page: Page;
  store: Pick<DocumentStore, 'document' | 'changePage' | 'onStep'>;
  picture: CanvasPicture;
};

/** Between the edited document and Puck: shows Puck the page, and reports to the store what Puck changed. */
export function createPageDesk({ page: start, store, picture }: PageDeskInput) {
  /** The page Puck has. */
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

    /** Puck has other data than before: its `onChange`. */
    take(data: Data): void {
      if (isShowing) return;
      shown = puckToPage(start, data);
      store.changePage(shown);
    },

    /** Makes the page another one, as one step. */
    change,

    /** Puts the same straps in another order, as one step: in the canvas at once, in the document after the paint or before the next action. */
    async rearrange({ straps }: Page): Promise<void> {
      picture.arrange(straps.map(({ id }) => id));
      await picture.afterPaint(() => {
        const { page } = store.document();
        // What was committed meanwhile stays.
        change({ ...page, straps: orderedAs(page.straps, straps) });
      });
      // Where that was undone before React drew it, the canvas is still ahead.
      await picture.afterPaint(() => picture.arrange(store.document().page.straps.map(({ id }) => id)));
    },

    /** From now on steps are shown in this Puck; `onStep` is called with the page before and after each of them. */
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
