import { Puck, useGetPuck } from '@puckeditor/core';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { newStrapId } from '#domain/page/new-strap.ts';
import type { RouteData } from '../../page/page-model.ts';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type EditorContextValue, EditorProvider } from './editor-context.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import type { EditableStraps } from './load-straps.ts';
import { ROOT_ZONE } from './puck-store.ts';
import { SectionsButton } from './sections-button.tsx';
import { SidePanel } from './side-panel.tsx';
import { StrapPicker } from './strap-picker.tsx';
import { scrollToStrap } from './use-move-strap.ts';

type CanvasStageProps = {
  data: RouteData;
  scroll: RefObject<number>;
  insertable: EditableStraps | null;
  tools: HTMLElement | null;
  closePanelSignal: number;
};

type Open = { dialog: 'insert'; afterId: string | null } | { dialog: 'delete'; id: string } | null;

/** The canvas with the panel beside it and the dialogs over it. */
export function CanvasStage({ data, scroll, insertable, tools, closePanelSignal }: CanvasStageProps) {
  const getPuck = useGetPuck();
  const [open, setOpen] = useState<Open>(null);
  const [panel, setPanel] = useState<'settings' | 'sections' | null>(null);
  const close = () => setOpen(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the signal says when
  useEffect(() => setPanel(null), [closePanelSignal]);

  const context = useMemo<EditorContextValue>(
    () => ({
      data,
      scroll,
      requestInsert: (afterId) => setOpen({ dialog: 'insert', afterId }),
      requestDelete: (id) => setOpen({ dialog: 'delete', id }),
      openSettings: () => setPanel('settings'),
    }),
    [data, scroll],
  );

  const insert = (name: string, afterId: string | null) => {
    const { dispatch, getSelectorForId, appState } = getPuck();
    const after = afterId === null ? -1 : (getSelectorForId(afterId)?.index ?? -1);
    const id = newStrapId(
      name,
      appState.data.content.map(({ props }) => props.id),
    );
    const destination = { destinationIndex: after + 1, destinationZone: ROOT_ZONE };
    dispatch({ type: 'insert', componentType: name, id, ...destination });
    dispatch({ type: 'setUi', ui: { itemSelector: { index: after + 1, zone: ROOT_ZONE } } });
    close();
    scrollToStrap(id);
  };

  const remove = (id: string) => {
    const { dispatch, getSelectorForId } = getPuck();
    const selector = getSelectorForId(id);
    if (selector) dispatch({ type: 'remove', ...selector });
    close();
  };

  return (
    <EditorProvider value={context}>
      <div className={`editor-stage${panel ? ' has-panel' : ''}`}>
        <Puck.Preview />
        {panel && (
          <SidePanel
            view={panel}
            onClose={() => setPanel(null)}
            onOpenSettings={() => setPanel('settings')}
          />
        )}
      </div>
      {tools && <HistoryButtons target={tools} />}
      {tools && (
        <SectionsButton
          target={tools}
          isOpen={panel === 'sections'}
          onPress={() => setPanel(panel === 'sections' ? null : 'sections')}
        />
      )}
      {open?.dialog === 'insert' && insertable && (
        <StrapPicker
          straps={[...insertable.straps.values()].map(({ definition }) => definition)}
          failed={insertable.failed}
          onInsert={(name) => insert(name, open.afterId)}
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && (
        <ConfirmDialog
          title={editorMessage('strap.delete.title')}
          question={editorMessage('strap.delete.question')}
          confirm={editorMessage('dialog.delete')}
          onConfirm={() => remove(open.id)}
          onClose={close}
        />
      )}
    </EditorProvider>
  );
}
