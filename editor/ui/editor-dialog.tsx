import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { enterTopLayer, leaveTopLayer } from '#web/src/ui/top-layer.ts';
import { EDITOR_LANGUAGE, editorMessage } from '../messages.ts';
import './editor-dialog.css';
import { IconButton } from './icon-button.tsx';

type EditorDialogProps = {
  title: string;
  children: ReactNode;
  /** Called for Escape and the close button. */
  onClose: () => void;
  footer?: ReactNode;
  /** `medium` is 800 pixels wide. */
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** Of its sentences, where they are not the editor's. */
  language?: string;
};

/** A native modal dialog, which traps the focus and restores it. */
export function EditorDialog({
  title,
  children,
  onClose,
  footer,
  size = 'small',
  language = EDITOR_LANGUAGE,
}: EditorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    // Notifications are shown above it.
    if (element) enterTopLayer(element);
    element?.querySelector<HTMLElement>('.editor-input, [data-first-focus]')?.focus();

    return () => {
      if (element) leaveTopLayer(element);
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);

  return createPortal(
    <dialog
      ref={dialog}
      lang={language}
      className={`editor-dialog is-${size}`}
      aria-labelledby={titleId}
      // React bubbles events of dialogs that children open, through their portals.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // A second Escape in a row closes a dialog without a cancelable event.
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget && currentTarget.isConnected && !currentTarget.open) onClose();
      }}
    >
      <header className="editor-dialog__head">
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="x" label={editorMessage('dialog.close')} onPress={onClose} />
      </header>
      <div className="editor-dialog__body">{children}</div>
      {footer && <footer className="editor-dialog__foot">{footer}</footer>}
    </dialog>,
    document.body,
  );
}
