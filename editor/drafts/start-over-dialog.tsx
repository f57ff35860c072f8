import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { describeChanges } from './describe-changes.ts';

type StartOverDialogProps = {
  /** A draft was continued: it is discarded, with the changes of earlier sessions. */
  isContinued: boolean;
  changes: Parameters<typeof describeChanges>[0];
  /** The changes of the shared parts are the look of a design draft. */
  hasDesign: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before all changes are discarded, which cannot be undone. */
export function StartOverDialog({
  isContinued,
  changes,
  hasDesign,
  onConfirm,
  onClose,
}: StartOverDialogProps) {
  const isShared = changes.parts.length > 0;
  const isFromLive = isContinued && !isShared;
  const shared = hasDesign ? 'draft.discardDesign' : 'draft.discardChanges';
  const question = isShared ? shared : isContinued ? 'draft.startOver' : 'toolbar.undo';

  return (
    <ConfirmDialog
      title={editorMessage(isFromLive ? 'draft.discard' : 'draft.discardChanges')}
      question={editorMessage(`${question}.question`, { what: describeChanges(changes) })}
      confirm={editorMessage(isFromLive ? 'draft.discard' : 'draft.discardChanges')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
