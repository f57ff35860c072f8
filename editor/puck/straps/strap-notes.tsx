import type { MouseEvent, ReactNode, RefCallback } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { useEditor } from '../editor-context.tsx';
import { focusStrap } from '../frame/canvas-frame.ts';

type DragRef = RefCallback<Element>;

/** Shown in place of a hidden strap. */
export function HiddenStrap({ id, label, dragRef }: { id: string; label: string; dragRef: DragRef }) {
  const { commands } = useEditor();
  const show = (event: MouseEvent) => {
    // A click on the page around it would deselect the strap.
    event.stopPropagation();
    commands.setHidden(id, false);
    focusStrap(id);
  };

  return (
    <Note icon="eye-off" title={label} dragRef={dragRef}>
      <p>{editorMessage('strap.hidden')}</p>
      <button type="button" className="editor-button" data-puck-overlay-portal onClick={show}>
        <Icon name="eye" />
        {editorMessage('strap.show')}
      </button>
    </Note>
  );
}

/** Shown in place of a strap that is not installed; its stored state is preserved. */
export function UnknownStrap({ name, dragRef }: { name: string; dragRef: DragRef }) {
  return (
    <Note icon="triangle-alert" title={name} dragRef={dragRef}>
      <p>{editorMessage('strap.unknown', { name })}</p>
    </Note>
  );
}

/** Shown in place of a strap whose code could not be loaded; its stored state is preserved. */
export function FailedStrap({ name, dragRef }: { name: string; dragRef: DragRef }) {
  return (
    <Note icon="triangle-alert" title={name} dragRef={dragRef}>
      <p role="alert">{editorMessage('component.failed')}</p>
      <p>{editorMessage('component.failed.kept')}</p>
    </Note>
  );
}

/** Shown in place of a strap whose view threw; its settings still open. */
export function ThrownStrap({ label }: { label: string }) {
  return (
    <Note icon="triangle-alert" title={label}>
      <p role="alert">{editorMessage('strap.thrown')}</p>
      <p>{editorMessage('strap.thrown.help')}</p>
    </Note>
  );
}

type NoteProps = { icon: string; title: string; children: ReactNode; dragRef?: DragRef };

function Note({ icon, title, children, dragRef }: NoteProps) {
  return (
    <section className="editor-canvas-note" ref={dragRef}>
      <h2>
        <Icon name={icon} />
        {title}
      </h2>
      {children}
    </section>
  );
}
