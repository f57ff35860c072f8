import type { ComponentType } from 'react';
import { OpeningDialog } from './opening-dialog.tsx';
import { useHashDialog } from './use-hash-dialog.ts';

type HashDialogProps = {
  title: string;
  size: 'large' | 'wide';
  /** Whether the dialog is open at this hash. */
  opensAt: (hash: string) => boolean;
  /** A lazy component, loaded when it opens. */
  Dialog: ComponentType<{ onClose: () => void }>;
};

/** Opens a dialog where the hash of the URL names it; closing removes the hash. */
export function HashDialog({ title, size, opensAt, Dialog }: HashDialogProps) {
  const { isOpen, close } = useHashDialog(opensAt);

  return isOpen ? (
    <OpeningDialog title={title} size={size} onClose={close}>
      <Dialog onClose={close} />
    </OpeningDialog>
  ) : null;
}
