import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { Icon } from '#web/src/ui/icon.tsx';
import { prepareCanvas } from '../canvas/load-canvas.ts';
import type { editingMachine } from '../editing/editing.machine.ts';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import {
  captionOfDesign,
  type DesignContent,
  sentenceOfDesign,
} from '../templates-gallery/design-changes.ts';
import { MOD, SAVE_KEYS } from '../ui/key-names.ts';

type EditingEvent = EventFromLogic<typeof editingMachine>;
type EditingButtonsProps = {
  snapshot: SnapshotFrom<typeof editingMachine>;
  send: (event: EditingEvent) => void;
  /** A sentence on what saving would publish; empty without changes. */
  live: string;
  /** The same in three words, below Save Changes. */
  caption: string;
  /** In place of Keep as Draft, on a page that is a draft already. */
  publish: (() => void) | null;
  /** Set while a design of the whole site is a draft: the main thing to do, beside Save Changes. */
  publishDesign: (() => void) | null;
  design: DesignContent | null;
  /** Rendered instead if nothing can be edited. */
  fallback: ReactNode;
};
const LEAVE: EditingEvent = { type: 'draft.leave' };
/** The other way to end changes, beside Save Changes. */
type Alternative = {
  label: EditorMessageKey;
  caption?: string;
  short: EditorMessageKey;
  help?: string;
  run: () => void;
};
type Button = { label: EditorMessageKey; icon: string; event: EditingEvent };
/** The button before the main one; its caption says what it discards. */
type ButtonBefore = Button & { caption?: EditorMessageKey; help?: EditorMessageKey };

/**
 * Start Editing, then Finish Editing while clean, then Undo Changes and Save Changes. All but Undo Changes are one
 * element, so that it retains the focus.
 */
export function EditingButtons(props: EditingButtonsProps) {
  const { snapshot, send, live, caption, fallback } = props;
  const main = useRef<HTMLButtonElement>(null);
  const liveId = useId();
  const isViewing = snapshot.matches('viewing');
  if (isViewing && !snapshot.can({ type: 'start' })) return fallback;

  const prepare = () => isViewing && prepareCanvas(snapshot.context.open);
  const isSaving = snapshot.hasTag('saving');
  const { label, icon, event } = mainOf(snapshot);
  const before = beforeOf(snapshot);
  const other = alternativeOf(props);
  const isSaveMain = other === null || !props.publishDesign;
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
          className={`editor-button is-quiet${before.help ? ' is-discard' : ''}`}
          title={before.help && editorMessage(before.help)}
          disabled={!snapshot.can(before.event)}
          onClick={() => {
            // This button is about to unmount.
            main.current?.focus();
            send(before.event);
          }}
        >
          <Icon name={before.icon} />
          <span className="editor-toolbar__word editor-toolbar__lines">
            {editorMessage(before.label)}
            {before.caption && (
              <small className="editor-toolbar__caption" aria-hidden="true">
                {editorMessage(before.caption)}
              </small>
            )}
          </span>
        </button>
      )}
      {other && (
        <button
          type="button"
          className={`editor-button ${isSaveMain ? 'is-quiet' : 'is-primary'}`}
          aria-label={editorMessage(other.label)}
          title={other.help}
          onClick={() => {
            main.current?.focus();
            other.run();
          }}
        >
          <span className="editor-toolbar__long editor-toolbar__lines">
            {editorMessage(other.label)}
            {other.caption && (
              <small className="editor-toolbar__caption" aria-hidden="true">
                {other.caption}
              </small>
            )}
          </span>
          <span className="editor-toolbar__short">{editorMessage(other.short)}</span>
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
        className={`editor-button${event.type !== 'finish' && isSaveMain ? ' is-primary' : ''}`}
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
        <span className="editor-toolbar__lines">
          {editorMessage(isSaving ? 'toolbar.saving' : label)}
          {event.type === 'save' && caption && (
            <small className="editor-toolbar__caption" aria-hidden="true">
              {caption}
            </small>
          )}
        </span>
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

/** Publish Design while there is one; else Keep as Draft; on a draft page, where saving keeps it one, publishing. */
function alternativeOf({
  snapshot,
  send,
  publish,
  publishDesign,
  design,
}: Pick<
  EditingButtonsProps,
  'snapshot' | 'send' | 'publish' | 'publishDesign' | 'design'
>): Alternative | null {
  if (publishDesign && !snapshot.hasTag('saving') && !snapshot.matches('opening'))
    return {
      label: 'design.publish',
      short: 'publishing.show.short',
      caption: design ? captionOfDesign(design) : '',
      help: design ? sentenceOfDesign(design) : '',
      run: publishDesign,
    };
  const isChanged = snapshot.can(LEAVE);
  if (publish && (isChanged || snapshot.matches('clean'))) {
    const label = isChanged ? 'publishing.saveAndShow' : 'publishing.show';
    return { label, short: 'publishing.show.short', run: publish };
  }
  if (!isChanged) return null;

  return {
    label: 'toolbar.keep',
    short: 'toolbar.keep.short',
    help: editorMessage('draft.leave.help'),
    run: () => send(LEAVE),
  };
}

function isUnchanged(snapshot: EditingButtonsProps['snapshot']): boolean {
  return snapshot.matches('opening') || snapshot.matches('clean');
}

function beforeOf(snapshot: EditingButtonsProps['snapshot']): ButtonBefore | null {
  if (snapshot.matches('viewing')) return null;
  if (!isUnchanged(snapshot)) {
    return {
      label: 'toolbar.undo',
      caption: 'toolbar.undo.caption',
      help: 'toolbar.undo.help',
      icon: 'trash-2',
      event: { type: 'undo' },
    };
  }
  const restore: EditingEvent = { type: 'draft.restore' };

  return snapshot.can(restore) ? { label: 'conflict.restore', icon: 'undo-2', event: restore } : null;
}
