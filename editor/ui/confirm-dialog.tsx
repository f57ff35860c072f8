import { DialogButtons } from './dialog-buttons.tsx';
import { EditorDialog } from './editor-dialog.tsx';

type ConfirmDialogProps = {
  title: string;
  question: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation; Cancel is first and has the focus. */
export function ConfirmDialog({ title, question, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <EditorDialog
      title={title}
      onClose={onClose}
      footer={<DialogButtons action={confirm} isDanger onAct={onConfirm} onCancel={onClose} />}
    >
      <p>{question}</p>
    </EditorDialog>
  );
}
