import { type ComponentType, Suspense, useEffect, useState } from 'react';

type HashDialogProps = {
  /** Whether the dialog is open at this hash. */
  opensAt: (hash: string) => boolean;
  /** A lazy component, loaded when it opens. */
  Dialog: ComponentType<{ onClose: () => void }>;
};

/** Opens a dialog where the hash of the URL names it; closing removes the hash. */
export function HashDialog({ opensAt, Dialog }: HashDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const read = () => setIsOpen(opensAt(window.location.hash));
    read();
    window.addEventListener('hashchange', read);

    return () => window.removeEventListener('hashchange', read);
  }, [opensAt]);
  const close = () => {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    setIsOpen(false);
  };

  return isOpen ? (
    <Suspense fallback={null}>
      <Dialog onClose={close} />
    </Suspense>
  ) : null;
}
