import type { ReactNode, Ref } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { EDITOR_LANGUAGE, editorMessage } from '../messages.ts';
import { closesOnEscape } from './closes-on-escape.ts';
import { IconButton } from './icon-button.tsx';

type EditorPanelProps = {
  title: string;
  /** Receives the focus when the panel opens. */
  heading: Ref<HTMLHeadingElement>;
  /** Accessible name, if the title is not enough. */
  label?: string;
  className?: string;
  /** Never modal, as the page beside the panel stays usable. */
  role?: 'dialog';
  /** Where the panel was opened from. */
  back?: { label: string; run: () => void };
  onClose: () => void;
  children: ReactNode;
};

/** A panel beside the page, with a title and a close button. */
export function EditorPanel(props: EditorPanelProps) {
  const { title, heading, label = title, className = '', role, back, onClose, children } = props;

  return (
    <aside
      lang={EDITOR_LANGUAGE}
      className={`editor-panel ${className}`}
      role={role}
      aria-label={label}
      onKeyDown={closesOnEscape(onClose)}
    >
      <header className="editor-panel__head">
        <div>
          {back && (
            <button type="button" className="editor-panel__back" onClick={back.run}>
              <Icon name="arrow-left" />
              {back.label}
            </button>
          )}
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <IconButton icon="x" label={editorMessage('panel.close')} onPress={onClose} />
      </header>
      {children}
    </aside>
  );
}
