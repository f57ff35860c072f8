import '@puckeditor/core/no-external.css';
import { type Data, Puck } from '@puckeditor/core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Page } from '#domain/page/page.ts';
import type { RouteData } from '../../page/page-model.ts';
import { CanvasStage } from './canvas-stage.tsx';
import { FIELD_TRANSFORMS } from './heading-transform.tsx';
import type { EditableStraps } from './load-straps.ts';
import { loadEditableStraps, loadInsertableStraps, withMore } from './load-straps.ts';
import { OVERRIDES } from './overrides.tsx';
import { pageToPuck } from './page-to-puck.ts';
import { puckConfig } from './puck-config.tsx';
import { puckToPage } from './puck-to-page.ts';
import './canvas.css';

export type CanvasProps = {
  data: RouteData;
  scroll: RefObject<number>;
  /** The page the canvas starts with; afterwards it keeps its own. */
  page: Page;
  onChange: (page: Page) => void;
  /** Where the toolbar keeps room for the single steps of undo and redo. */
  tools: HTMLElement | null;
  /** Another number closes the panel, for example after a save. */
  closePanelSignal: number;
};

const PERMISSIONS = { delete: false, duplicate: false };
const IFRAME = { enabled: true, waitForStyles: true };

/** The page in Puck. Everything of Puck is reached from here and from nowhere else. */
export function Canvas({ data, scroll, page, onChange, tools, closePanelSignal }: CanvasProps) {
  const [straps, setStraps] = useState<EditableStraps | null>(null);
  const [insertable, setInsertable] = useState<EditableStraps | null>(null);
  const initial = useRef(page);

  useEffect(() => {
    const { hero, straps: onPage } = initial.current;
    const names = [...(hero ? [hero] : []), ...onPage].map(({ name }) => name);
    void loadEditableStraps(names).then(async (first) => {
      setStraps(first);
      const all = await loadInsertableStraps();
      setInsertable(all);
      setStraps(withMore(first, all));
    });
  }, []);

  const config = useMemo(() => straps && puckConfig(straps, initial.current), [straps]);
  const puckData = useMemo(() => pageToPuck(initial.current), []);
  const report = useRef(onChange);
  report.current = onChange;
  const onPuckChange = useMemo(
    () => (changed: Data) => report.current(puckToPage(initial.current, changed)),
    [],
  );
  if (!config) return null;

  return (
    <Puck
      config={config}
      data={puckData}
      onChange={onPuckChange}
      overrides={OVERRIDES}
      fieldTransforms={FIELD_TRANSFORMS}
      permissions={PERMISSIONS}
      iframe={IFRAME}
    >
      <CanvasStage
        data={data}
        scroll={scroll}
        insertable={insertable}
        tools={tools}
        closePanelSignal={closePanelSignal}
      />
    </Puck>
  );
}
