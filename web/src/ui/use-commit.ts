import { type RefObject, useEffect, useRef } from 'react';

/** Calls back on the native `change` event of a slider: React's onChange is the `input` event. */
export function useCommit<Element extends HTMLElement>(onCommit: () => void): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const latest = useRef(onCommit);

  useEffect(() => {
    latest.current = onCommit;
  });
  useEffect(() => {
    const node = element.current;
    const commit = () => latest.current();
    node?.addEventListener('change', commit);
    return () => node?.removeEventListener('change', commit);
  }, []);

  return element;
}
