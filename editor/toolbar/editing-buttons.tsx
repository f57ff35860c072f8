import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { Icon } from '#web/src/ui/icon.tsx';
import { prepareCanvas } from '../canvas/load-canvas.ts';
import type { editingMachine } from '../editing/editing.machine.ts';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import { MOD, SAVE_KEYS } from '../ui/key-names.ts';

type EditingEvent = EventFromLogic<typeof editingMachine>;
type EditingButtonsProps = {
  snapshot: SnapshotFrom<typeof editingMachine>;
  send: (event: EditingEvent) => void;
  /** A sentence on what saving would publish; empty without changes. */
  live: string;
  /** Rendered instead if nothing can be edited. */
  fallback: ReactNode;
};
const LEAVE: EditingEvent = { type: 'draft.leave' };
type Button = { label: EditorMessageKey; icon: string; event: EditingEvent };

/**
 * Start Editing, then Finish Editing while clean, then Undo Changes and Save Changes. All but Undo Changes are one
 * element, so that it retains the focus.
 */
export function EditingButtons({ snapshot, send, live, fallback }: EditingButtonsProps) {
  const main = useRef<HTMLButtonElement>(null);
  const liveId = useId();
  const isViewing = snapshot.matches('viewing');
  if (isViewing && !snapshot.can({ type: 'start' })) return fallback;

  const prepare = () => isViewing && prepareCanvas(snapshot.context.open);
  const isSaving = snapshot.hasTag('saving');
  const { label, icon, event } = mainOf(snapshot);
  const before = beforeOf(snapshot);
  const press = ({ detail }: MouseEvent) => {
    // The second click of a double click was meant for the previous label.
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
            // This button is about to unmount.
            main.current?.focus();
            send(before.event);
          }}
        >
          <Icon name={before.icon} />
          <span className="editor-toolbar__word">{editorMessage(before.label)}</span>
        </button>
      )}
      {snapshot.can(LEAVE) && (
        <button
          type="button"
          className="editor-button is-quiet editor-toolbar__keep"
          title={editorMessage('draft.leave.help')}
          onClick={() => {
            main.current?.focus();
            send(LEAVE);
          }}
        >
          <Icon name="file-check" />
          {editorMessage('toolbar.keep')}
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
        aria-keyshortcuts={event.type === 'save' ? SAVE_KEYS : undefined}
        title={event.type === 'save' ? `${editorMessage('toolbar.save')} (${MOD}+S)` : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        <Icon name={icon} />
        {editorMessage(isSaving ? 'toolbar.saving' : label)}
      </button>
    </>
  );
}

function mainOf(snapshot: EditingButtonsProps['snapshot']): Button {
  if (snapshot.matches('viewing'))
    return { label: 'toolbar.start', icon: 'pencil', event: { type: 'start' } };
  if (isUnchanged(snapshot)) return { label: 'toolbar.finish', icon: 'check', event: { type: 'finish' } };

  return { label: 'toolbar.save', icon: 'save', event: { type: 'save' } };
}

function isUnchanged(snapshot: EditingButtonsProps['snapshot']): boolean {
  return snapshot.matches('opening') || snapshot.matches('clean');
}

function beforeOf(snapshot: EditingButtonsProps['snapshot']): Button | null {
  if (snapshot.matches('viewing')) return null;
  if (!isUnchanged(snapshot)) return { label: 'toolbar.undo', icon: 'rotate-ccw', event: { type: 'undo' } };
  const restore: EditingEvent = { type: 'draft.restore' };

  return snapshot.can(restore) ? { label: 'conflict.restore', icon: 'undo-2', event: restore } : null;
}
