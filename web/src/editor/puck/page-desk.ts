import type { Data, PuckApi } from '@puckeditor/core';
import type { Page } from '#domain/page/page.ts';
import { orderedAs } from '#domain/page/strap-order.ts';
import { PAGE_TRACK, pageChange } from '../history/page-change.ts';
import type { Step, Timeline } from '../history/timeline.ts';
import type { CanvasPicture } from './canvas-picture.ts';
import { pageActions } from './page-actions.ts';
import { puckToPage } from './puck-to-page.ts';

export type PageDesk = ReturnType<typeof createPageDesk>;

type PageDeskInput = {
  /** The prepared page the canvas starts with. */
  page: Page;
  timeline: Timeline;
  onChange: (page: Page) => void;
  picture: CanvasPicture;
};

/** The page that is edited, which Puck shows, with every change of it taken down as a step. */
export function createPageDesk({ page: start, timeline, onChange, picture }: PageDeskInput) {
  let page = start;
  /** What Puck has: another page than the edited one between a drop and the paint after it. */
  let shown = start;
  let getPuck: (() => PuckApi) | null = null;
  let isPutting = false;
  /** Takes down the last drop, while that has not been done. */
  let takeDown: (() => void) | null = null;

  const arrange = () => picture.arrange(page.straps.map(({ id }) => id));

  const catchUp = () => {
    const run = takeDown;
    takeDown = null;
    run?.();
  };

  /** Brings Puck to a page. */
  const show = (target: Page) => {
    if (!getPuck) return;
    const { dispatch } = getPuck();
    const actions = pageActions(shown, target);
    isPutting = true;
    try {
      for (const action of actions) dispatch(action);
    } finally {
      isPutting = false;
    }
    shown = target;
  };

  const put = (target: Page) => {
    if (!getPuck) return;
    catchUp();
    show(target);
    page = target;
    onChange(target);
  };

  return {
    page: (): Page => page,

    /** Puck has other data than before. */
    take(data: Data): void {
      if (isPutting) return;
      catchUp();
      const before = page;
      const isBehind = shown !== page;
      shown = puckToPage(start, data);
      page = isBehind ? { ...shown, straps: orderedAs(shown.straps, before.straps) } : shown;
      timeline.record(pageChange(before, page));
      onChange(page);
    },

    /** Makes the page another one, as one step. */
    change(target: Page): void {
      catchUp();
      const before = page;
      put(target);
      timeline.record(pageChange(before, target));
    },

    /**
     * Makes the page another one of the same straps in another order, as one step. The page and its picture are so at once; what
     * grows with the page is done when that is painted, or before anything else is done. Then the answer settles.
     */
    async rearrange(target: Page): Promise<void> {
      catchUp();
      const before = page;
      page = target;
      arrange();
      takeDown = () => {
        timeline.record(pageChange(before, target));
        onChange(target);
      };
      await picture.afterPaint(() => {
        catchUp();
        if (shown !== page) show(page);
      });
      // Where something was undone meanwhile, Puck has drawn nothing and the picture would stay ahead.
      await picture.afterPaint(arrange);
    },

    /** From now on steps are put back into this Puck; `onStep` hears of each. */
    connect(puck: () => PuckApi, onStep: (before: Page, after: Page, step: Step) => void): () => void {
      getPuck = puck;
      // Whatever made the canvas start anew cannot be undone by single steps.
      timeline.clear();
      const detach = timeline.attach(PAGE_TRACK, (value, step) => {
        const before = page;
        // What was taken down for this track are pages.
        put(value as Page);
        onStep(before, page, step);
      });

      return () => {
        getPuck = null;
        detach();
      };
    },
  };
}
