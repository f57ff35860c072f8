import { type ReactNode, useRef, useState } from 'react';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EditorDialog } from './editor-dialog.tsx';
import { InnerFormProvider, useInnerFormHost } from './inner-form.tsx';
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
  const latest = useRef({ isChanged, onClose });
  latest.current = { isChanged, onClose };
  const inner = useInnerFormHost(title);
  const leave = () =>
    inner.host.leave(() => (latest.current.isChanged ? setIsLeaving(true) : latest.current.onClose()));

  return (
    <EditorDialog
      title={title}
      size="large"
      onClose={leave}
      footer={
        inner.foot ?? (
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
        )
      }
    >
      <InnerFormProvider value={inner.host}>
        <div className={`panel-dialog ${className}`}>{children}</div>
      </InnerFormProvider>
      {inner.question}
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
