import { type ComponentType, Suspense } from 'react';
import { useHashDialog } from './use-hash-dialog.ts';

type HashDialogProps = {
  /** Whether the dialog is open at this hash. */
  opensAt: (hash: string) => boolean;
  /** A lazy component, loaded when it opens. */
  Dialog: ComponentType<{ onClose: () => void }>;
};

/** Opens a dialog where the hash of the URL names it; closing removes the hash. */
export function HashDialog({ opensAt, Dialog }: HashDialogProps) {
  const { isOpen, close } = useHashDialog(opensAt);

  return isOpen ? (
    <Suspense fallback={null}>
      <Dialog onClose={close} />
    </Suspense>
  ) : null;
}
