import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { Icon } from '#web/src/ui/icon.tsx';
import type { editingMachine } from '../editing.machine.ts';
import { prepareCanvas } from '../load-canvas.ts';
import { type EditorMessageKey, editorMessage } from '../messages.ts';

type EditingEvent = EventFromLogic<typeof editingMachine>;
type EditingButtonsProps = {
  snapshot: SnapshotFrom<typeof editingMachine>;
  send: (event: EditingEvent) => void;
  /** What saving would make live, in a sentence; empty while nothing is changed. */
  live: string;
  /** Stands in their place where nothing can be edited. */
  otherwise: ReactNode;
};
type Button = { words: EditorMessageKey; icon: string; event: EditingEvent };

/**
 * Start Editing, then Finish Editing while nothing has changed, then Undo Changes and Save Changes. One
 * button is all but the one before it, so that the focus stays on it whatever it says next.
 */
export function EditingButtons({ snapshot, send, live, otherwise }: EditingButtonsProps) {
  const main = useRef<HTMLButtonElement>(null);
  const liveId = useId();
  const isViewing = snapshot.matches('viewing');
  if (isViewing && !snapshot.can({ type: 'start' })) return otherwise;

  const prepare = () => isViewing && prepareCanvas(snapshot.context.open?.page);
  const isSaving = snapshot.hasTag('saving');
  const { words, icon, event } = mainOf(snapshot);
  const before = beforeOf(snapshot);
  const press = ({ detail }: MouseEvent) => {
    // The second press of a double click was for what the button said before.
    if (detail > 1 || !snapshot.can(event)) return;
    send(event);
  };

  return (
    <>
      {before && (
        <button
          type="button"
          className="editor-button is-quiet"
          disabled={!snapshot.can(before.event)}
          onClick={() => {
            // It is gone by then.
            main.current?.focus();
            send(before.event);
          }}
        >
          <Icon name={before.icon} />
          <span className="editor-toolbar__word">{editorMessage(before.words)}</span>
        </button>
      )}
      {live && (
        <p id={liveId} className="editor-toolbar__live" title={live}>
          {live}
        </p>
      )}
      <button
        ref={main}
        type="button"
        className={`editor-button${event.type === 'finish' ? '' : ' is-primary'}`}
        aria-busy={isSaving}
        aria-describedby={live ? liveId : undefined}
        aria-disabled={!snapshot.can(event)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        <Icon name={icon} />
        {editorMessage(isSaving ? 'toolbar.saving' : words)}
      </button>
    </>
  );
}

function mainOf(snapshot: EditingButtonsProps['snapshot']): Button {
  if (snapshot.matches('viewing'))
    return { words: 'toolbar.start', icon: 'pencil', event: { type: 'start' } };
  if (isUnchanged(snapshot)) return { words: 'toolbar.finish', icon: 'check', event: { type: 'finish' } };

  return { words: 'toolbar.save', icon: 'save', event: { type: 'save' } };
}

function isUnchanged(snapshot: EditingButtonsProps['snapshot']): boolean {
  return snapshot.matches('opening') || snapshot.matches('clean');
}

function beforeOf(snapshot: EditingButtonsProps['snapshot']): Button | null {
  if (snapshot.matches('viewing')) return null;
  if (!isUnchanged(snapshot)) return { words: 'toolbar.undo', icon: 'rotate-ccw', event: { type: 'undo' } };
  const restore: EditingEvent = { type: 'draft.restore' };

  return snapshot.can(restore) ? { words: 'conflict.restore', icon: 'undo-2', event: restore } : null;
}
