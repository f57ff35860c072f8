import { useEffect, useRef } from 'react';
import { EDIT_HASH } from '../ui/dialog-hashes.ts';

/** Starts editing where the hash of the URL asks for it, once it can, and removes the hash. */
export function useStartByHash(canStart: boolean, start: () => void): void {
  const latest = useRef(start);
  latest.current = start;

  useEffect(() => {
    if (!canStart || window.location.hash !== EDIT_HASH) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    latest.current();
  }, [canStart]);
}
