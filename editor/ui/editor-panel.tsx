import type { ReactNode, Ref } from 'react';
import { editorMessage } from '../messages.ts';
import { closesOnEscape } from './closes-on-escape.ts';
import { IconButton } from './icon-button.tsx';

type EditorPanelProps = {
  title: string;
  /** Where the focus goes when the panel opens. */
  heading: Ref<HTMLHeadingElement>;
  /** What the panel is called where its title alone does not say it. */
  label?: string;
  className?: string;
  /** The page beside the panel stays in reach, so it is never a modal one. */
  role?: 'dialog';
  onClose: () => void;
  children: ReactNode;
};

/** What stands beside the page: its title and a cross, and what is in it. */
export function EditorPanel(props: EditorPanelProps) {
  const { title, heading, label = title, className = '', role, onClose, children } = props;

  return (
    <aside
      className={`editor-panel ${className}`}
      role={role}
      aria-label={label}
      onKeyDown={closesOnEscape(onClose)}
    >
      <header className="editor-panel__head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="x" label={editorMessage('panel.close')} onPress={onClose} />
      </header>
      {children}
    </aside>
  );
}
