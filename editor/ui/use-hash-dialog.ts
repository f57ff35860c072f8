import { useEffect, useState } from 'react';

/** Whether the hash of the URL is one that opens a dialog, and how to close it, which removes the hash. */
export function useHashDialog(opensAt: (hash: string) => boolean): { isOpen: boolean; close: () => void } {
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

  return { isOpen, close };
}
