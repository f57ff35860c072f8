import type { Data, PuckApi } from '@puckeditor/core';
import type { Page } from '#domain/page/page.ts';
import { PAGE_TRACK, pageChange } from '../history/page-change.ts';
import type { Step, Timeline } from '../history/timeline.ts';
import { pageActions } from './page-actions.ts';
import { puckToPage } from './puck-to-page.ts';

export type PageDesk = ReturnType<typeof createPageDesk>;

type PageDeskInput = {
  /** The prepared page the canvas starts with. */
  page: Page;
  timeline: Timeline;
  onChange: (page: Page) => void;
};

type OnStep = (before: Page, after: Page, step: Step) => void;

/** The page that is edited, which Puck shows, with every change of it recorded as a step. */
export function createPageDesk({ page: start, timeline, onChange }: PageDeskInput) {
  let page = start;
  let getPuck: (() => PuckApi) | null = null;
  let isPutting = false;

  const put = (target: Page) => {
    if (!getPuck) return;
    const { dispatch } = getPuck();
    isPutting = true;
    try {
      for (const action of pageActions(page, target)) dispatch(action);
    } finally {
      isPutting = false;
    }
    page = target;
    onChange(target);
  };

  return {
    page: (): Page => page,

    /** Puck has other data than before: its `onChange`. */
    take(data: Data): void {
      if (isPutting) return;
      const before = page;
      page = puckToPage(start, data);
      timeline.record(pageChange(before, page));
      onChange(page);
    },

    /** Makes the page another one, as one step. */
    change(target: Page): void {
      const before = page;
      put(target);
      timeline.record(pageChange(before, target));
    },

    /** From now on steps are put back into this Puck; `onStep` is called with each. */
    connect(puck: () => PuckApi, onStep: OnStep): () => void {
      getPuck = puck;
      // Whatever made the canvas start anew cannot be undone by single steps.
      timeline.clear();
      const detach = timeline.attach(PAGE_TRACK, (value, step) => {
        const before = page;
        // What was recorded for this track are pages.
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
