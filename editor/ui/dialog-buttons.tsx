import { editorMessage } from '../messages.ts';

type DialogButtonsProps = {
  /** What the dialog is for, in a word or two. */
  action: string;
  /** Left out where the button sends a form. */
  onAct?: () => void;
  /** The id of the form it sends. */
  form?: string;
  /** Something goes away. */
  isDanger?: boolean;
  isDisabled?: boolean;
  /** It is being done. */
  isBusy?: boolean;
  /** Another word than Cancel. */
  cancel?: string;
  onCancel: () => void;
};

/** How a dialog ends: Cancel first, then what it is for. */
export function DialogButtons(props: DialogButtonsProps) {
  const { action, onAct, form, isDanger = false, isDisabled = false, isBusy, cancel, onCancel } = props;

  return (
    <>
      <button
        type="button"
        className="editor-button"
        data-first-focus={isDanger || undefined}
        onClick={onCancel}
      >
        {cancel ?? editorMessage('dialog.cancel')}
      </button>
      <button
        type={form ? 'submit' : 'button'}
        form={form}
        className={`editor-button ${isDanger ? 'is-danger' : 'is-primary'}`}
        aria-busy={isBusy}
        disabled={isDisabled || isBusy}
        onClick={onAct}
      >
        {action}
      </button>
    </>
  );
}
