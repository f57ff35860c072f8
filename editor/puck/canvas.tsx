import '@puckeditor/core/no-external.css';
import { Puck } from '@puckeditor/core';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Page } from '#domain/page/page.ts';
import type { RouteData } from '#web/src/page/page-model.ts';
import { EagerPictures } from '#web/src/ui/eager-pictures.ts';
import { useDocumentStore } from '../document-store.ts';
import { placesOf } from '../strap-places.ts';
import { FIELD_TRANSFORMS } from './field-transforms.tsx';
import { CANVAS_PICTURE } from './frame/canvas-picture.ts';
import { CanvasStage } from './frame/canvas-stage.tsx';
import type { PreviewWidth } from './frame/preview-width.ts';
import { OVERRIDES } from './overrides.tsx';
import { createPageDesk } from './page/page-desk.ts';
import { pageToPuck } from './page/page-to-puck.ts';
import { loadEditableStraps } from './straps/load-straps.ts';
import { StrapPlaces } from './straps/use-drawn.ts';
import { useEditableStraps } from './straps/use-editable-straps.ts';
import './canvas.css';

export type CanvasProps = {
  data: RouteData;
  scroll: RefObject<number>;
  /** The page the canvas starts with; afterwards it keeps its own. */
  page: Page;
  /** Where the toolbar keeps room for the single steps of undo and redo. */
  tools: HTMLElement | null;
  /** And in its menu for those that have no room beside them. */
  moreTools: HTMLElement | null;
  preview: { width: PreviewWidth; onChange: (width: PreviewWidth) => void };
  /** Another number closes the panel, for example after a save. */
  closePanelSignal: number;
};

/** What can be done with a whole strap is the editor's, dragging as well (drag/). */
const PERMISSIONS = { delete: false, duplicate: false, drag: false };
const IFRAME = { enabled: true, waitForStyles: true };

/** Loads the code of the page's straps before the canvas is there. */
export function prepareStraps({ hero, straps }: Page): void {
  void loadEditableStraps([...(hero ? [hero] : []), ...straps].map(({ name }) => name));
}

/** The page in Puck. */
export function Canvas({ data, scroll, page, tools, moreTools, preview, closePanelSignal }: CanvasProps) {
  const initial = useRef(page);
  const { config, insertable, wantInsertable, learnKinds } = useEditableStraps(page);
  const [places] = useState(() => placesOf([...(page.hero ? [page.hero] : []), ...page.straps]));
  const puckData = useMemo(() => pageToPuck(initial.current), []);
  const store = useDocumentStore();
  const desk = useMemo(
    () =>
      createPageDesk({
        page: initial.current,
        store,
        picture: CANVAS_PICTURE,
      }),
    [store],
  );
  const { width, onChange: onWidth } = preview;

  // A change of the page alone draws nothing here: Puck has it already.
  return useMemo(
    () =>
      config && (
        <StrapPlaces value={places}>
          <EagerPictures value>
            <Puck
              config={config}
              data={puckData}
              onChange={desk.take}
              overrides={OVERRIDES}
              fieldTransforms={FIELD_TRANSFORMS}
              permissions={PERMISSIONS}
              iframe={IFRAME}
            >
              <CanvasStage
                data={data}
                desk={desk}
                scroll={scroll}
                insertable={insertable}
                onWantInsertable={wantInsertable}
                onKinds={learnKinds}
                tools={tools}
                moreTools={moreTools}
                preview={{ width, onChange: onWidth }}
                closePanelSignal={closePanelSignal}
              />
            </Puck>
          </EagerPictures>
        </StrapPlaces>
      ),
    [
      config,
      places,
      puckData,
      desk,
      data,
      scroll,
      insertable,
      wantInsertable,
      learnKinds,
      tools,
      moreTools,
      width,
      onWidth,
      closePanelSignal,
    ],
  );
}
