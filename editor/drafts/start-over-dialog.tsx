import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { describeChanges } from './describe-changes.ts';

type StartOverDialogProps = {
  /** A draft was continued: it is discarded, with the changes of earlier sessions. */
  isContinued: boolean;
  changes: Parameters<typeof describeChanges>[0];
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before all changes are discarded, which cannot be undone. */
export function StartOverDialog({ isContinued, changes, onConfirm, onClose }: StartOverDialogProps) {
  const isShared = changes.parts.length > 0;
  const isFromLive = isContinued && !isShared;
  const question = isShared ? 'draft.discardChanges' : isContinued ? 'draft.startOver' : 'toolbar.undo';

  return (
    <ConfirmDialog
      title={editorMessage(isFromLive ? 'draft.startOver' : 'draft.discardChanges')}
      question={editorMessage(`${question}.question`, { what: describeChanges(changes) })}
      confirm={editorMessage(isFromLive ? 'draft.discard' : 'draft.discardChanges')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
