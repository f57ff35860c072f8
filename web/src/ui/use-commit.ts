import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when a slider inside the element is let go: React's own onChange is the browser's `input` event. */
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
