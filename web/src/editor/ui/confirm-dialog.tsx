import { editorMessage } from '../messages.ts';
import { EditorDialog } from './editor-dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  question: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something goes away; Cancel comes first and has the focus. */
export function ConfirmDialog({ title, question, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <EditorDialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="editor-button" onClick={onClose}>
            {editorMessage('dialog.cancel')}
          </button>
          <button type="button" className="editor-button is-danger" onClick={onConfirm}>
            {confirm}
          </button>
        </>
      }
    >
      <p>{question}</p>
    </EditorDialog>
  );
}
