import type { ReactNode } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { Icon } from '../../ui/icon.tsx';
import type { editingMachine } from '../editing.machine.ts';
import { prepareCanvas } from '../load-canvas.ts';
import { editorMessage } from '../messages.ts';

type EditingButtonsProps = {
  snapshot: SnapshotFrom<typeof editingMachine>;
  send: (event: EventFromLogic<typeof editingMachine>) => void;
  /** Stands in their place where nothing can be edited. */
  otherwise: ReactNode;
};

/** Start Editing, then Finish Editing while nothing has changed, then Undo Changes and Save Changes (specification section 4). */
export function EditingButtons({ snapshot, send, otherwise }: EditingButtonsProps) {
  const prepare = () => prepareCanvas(snapshot.context.open?.page);
  const isSaving = snapshot.hasTag('saving');

  if (snapshot.matches('viewing')) {
    return snapshot.can({ type: 'start' }) ? (
      <button
        type="button"
        className="editor-button is-primary"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => send({ type: 'start' })}
      >
        <Icon name="pencil" />
        {editorMessage('toolbar.start')}
      </button>
    ) : (
      otherwise
    );
  }
  if (snapshot.matches('clean')) {
    return (
      <>
        {snapshot.can({ type: 'draft.restore' }) && (
          <button type="button" className="editor-button" onClick={() => send({ type: 'draft.restore' })}>
            <Icon name="undo-2" />
            <span className="editor-toolbar__word">{editorMessage('conflict.restore')}</span>
          </button>
        )}
        <button type="button" className="editor-button" onClick={() => send({ type: 'finish' })}>
          <Icon name="check" />
          {editorMessage('toolbar.finish')}
        </button>
      </>
    );
  }

  return (
    <>
      <button
        type="button"
        className="editor-button is-quiet"
        disabled={!snapshot.can({ type: 'undo' })}
        onClick={() => send({ type: 'undo' })}
      >
        <Icon name="rotate-ccw" />
        <span className="editor-toolbar__word">{editorMessage('toolbar.undo')}</span>
      </button>
      <button
        type="button"
        className="editor-button is-primary"
        aria-busy={isSaving}
        disabled={!snapshot.can({ type: 'save' })}
        onClick={() => send({ type: 'save' })}
      >
        <Icon name="save" />
        {editorMessage(isSaving ? 'toolbar.saving' : 'toolbar.save')}
      </button>
    </>
  );
}
