import { type ReactNode, useState } from 'react';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import './panel-dialog.css';

type PanelDialogProps = {
  title: string;
  className: string;
  /** Whoever leaves is asked first. */
  isChanged: boolean;
  /** What went wrong, beside the buttons. */
  problem: string | null;
  /** How it went, where nothing went wrong. */
  notice?: string | null;
  buttons: (leave: () => void) => ReactNode;
  /** What chooses among the panels, and the `panel-dialog__panel` that is chosen. */
  children: ReactNode;
  onClose: () => void;
};

/** A dialog of many settings, one panel of them at a time: that panel scrolls, what chooses it and the buttons stay. */
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
              className={`panel-dialog__news${problem ? ' editor-error' : ''}`}
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
