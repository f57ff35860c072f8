import { editorMessage } from '../messages.ts';
import { SAVE_KEYS } from './key-names.ts';

type DialogButtonsProps = {
  /** Label of the main button. */
  action: string;
  /** Omitted if the button submits a form. */
  onAct?: () => void;
  /** Id of the form to submit. */
  form?: string;
  /** The action saves: the key for saving does it too. */
  isSave?: boolean;
  /** The action is destructive. */
  isDanger?: boolean;
  isDisabled?: boolean;
  /** The action is in progress. */
  isBusy?: boolean;
  /** Label instead of Cancel. */
  cancel?: string;
  onCancel: () => void;
};

/** The buttons of a dialog: Cancel first, then the action. */
export function DialogButtons(props: DialogButtonsProps) {
  const {
    action,
    onAct,
    form,
    isSave = false,
    isDanger = false,
    isDisabled = false,
    isBusy,
    cancel,
    onCancel,
  } = props;

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
        aria-keyshortcuts={isSave ? SAVE_KEYS : undefined}
        disabled={isDisabled || isBusy}
        onClick={onAct}
      >
        {action}
      </button>
    </>
  );
}
