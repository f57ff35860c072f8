import { type ReactNode, useState } from 'react';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import './panel-dialog.css';

type PanelDialogProps = {
  title: string;
  className: string;
  /** Closing asks for confirmation first. */
  isChanged: boolean;
  /** An error, shown beside the buttons. */
  problem: string | null;
  /** A status, shown there without an error. */
  notice?: string | null;
  buttons: (leave: () => void) => ReactNode;
  /** The navigation, and the selected `panel-dialog__panel`. */
  children: ReactNode;
  onClose: () => void;
};

/** A dialog of settings with one panel at a time; only the panel scrolls. */
export function PanelDialog(props: PanelDialogProps) {
  const { title, className, isChanged, problem, notice = null, buttons, children, onClose } = props;
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => (isChanged ? setIsLeaving(true) : onClose());

  return (
    <EditorDialog
      title={title}
      size="large"
      onClose={leave}
      footer={
        <>
          {(problem || notice) && (
            <p
              className={`panel-dialog__status${problem ? ' editor-error' : ''}`}
              role={problem ? 'alert' : 'status'}
            >
              {problem ?? notice}
            </p>
          )}
          {buttons(leave)}
        </>
      }
    >
      <div className={`panel-dialog ${className}`}>{children}</div>
      {isLeaving && (
        <ConfirmDialog
          title={title}
          question={editorMessage('dialog.unsaved')}
          confirm={editorMessage('dialog.discard')}
          onConfirm={onClose}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </EditorDialog>
  );
}
