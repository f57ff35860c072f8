import '@puckeditor/core/no-external.css';
import { Puck } from '@puckeditor/core';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Page } from '#domain/page/page.ts';
import type { RouteData } from '#web/src/page/page-model.ts';
import { placesOf } from '../canvas/strap-places.ts';
import { useDocumentStore } from '../editing/document-store.ts';
import { FIELD_TRANSFORMS } from './field-transforms.tsx';
import { CANVAS_DOM } from './frame/canvas-dom.ts';
import { CanvasStage } from './frame/canvas-stage.tsx';
import type { PreviewWidth } from './frame/preview-width.ts';
import { OVERRIDES } from './overrides.tsx';
import { createPageSync } from './page/page-sync.ts';
import { pageToPuck } from './page/page-to-puck.ts';
import { loadEditableStraps } from './straps/load-straps.ts';
import { StrapPlaces } from './straps/use-deferred-render.ts';
import { useEditableStraps } from './straps/use-editable-straps.ts';
import './canvas.css';

export type CanvasProps = {
  data: RouteData;
  scroll: RefObject<number>;
  /** The initial page. */
  page: Page;
  /** The element of the toolbar for undo and redo. */
  tools: HTMLElement | null;
  /** The element of its menu for the tools that do not fit. */
  moreTools: HTMLElement | null;
  preview: { width: PreviewWidth; onChange: (width: PreviewWidth) => void };
};

/** Operations on whole straps are the editor's own, including dragging (drag/). */
const PERMISSIONS = { delete: false, duplicate: false, drag: false };
/** The styles of the canvas are the editor's own copy (frame/use-host-styles.ts). */
const IFRAME = { enabled: true, syncHostStyles: false };

/** Preloads the code of the page's straps. */
export function prepareStraps({ hero, straps }: Page): void {
  void loadEditableStraps([...(hero ? [hero] : []), ...straps].map(({ name }) => name));
}

/** The page in Puck. */
export function Canvas({ data, scroll, page, tools, moreTools, preview }: CanvasProps) {
  const initial = useRef(page);
  const { config, insertable, wantInsertable, learnKinds } = useEditableStraps(page);
  const [places] = useState(() => placesOf([...(page.hero ? [page.hero] : []), ...page.straps]));
  const puckData = useMemo(() => pageToPuck(initial.current), []);
  const store = useDocumentStore();
  const pageSync = useMemo(
    () =>
      createPageSync({
        page: initial.current,
        store,
        dom: CANVAS_DOM,
      }),
    [store],
  );
  const { width, onChange: onWidth } = preview;

  // A change of the page must not re-render the canvas: Puck has it already.
  return useMemo(
    () =>
      config && (
        <StrapPlaces value={places}>
          <Puck
            config={config}
            data={puckData}
            onChange={pageSync.take}
            overrides={OVERRIDES}
            fieldTransforms={FIELD_TRANSFORMS}
            permissions={PERMISSIONS}
            iframe={IFRAME}
          >
            <CanvasStage
              data={data}
              pageSync={pageSync}
              scroll={scroll}
              insertable={insertable}
              onWantInsertable={wantInsertable}
              onKinds={learnKinds}
              tools={tools}
              moreTools={moreTools}
              preview={{ width, onChange: onWidth }}
            />
          </Puck>
        </StrapPlaces>
      ),
    [
      config,
      places,
      puckData,
      pageSync,
      data,
      scroll,
      insertable,
      wantInsertable,
      learnKinds,
      tools,
      moreTools,
      width,
      onWidth,
    ],
  );
}
