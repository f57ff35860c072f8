import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Typed text becomes part of the page once no key was pressed for so long. */
export const COMMIT_AFTER_MS = 200;

/** Of every control with typed text that is not part of the page yet. */
const pending = new Set<() => void>();

/** Commits at once whatever was typed, for what is about the whole page: saving it, undoing a step. */
export function commitTyped(): void {
  for (const commit of [...pending]) commit();
}

/** Calls `onCommit` with what was typed last: debounced, at once on `commit`, and when the control or the document goes away. */
export function useDebouncedCommit<T>(onCommit: (value: T) => void) {
  const latest = useRef(onCommit);
  const waiting = useRef<{ read: () => T; timer: ReturnType<typeof setTimeout> } | null>(null);
  useLayoutEffect(() => {
    latest.current = onCommit;
  });

  const commit = useCallback(() => {
    if (!waiting.current) return;
    const { read, timer } = waiting.current;
    clearTimeout(timer);
    window.removeEventListener('beforeunload', commit);
    pending.delete(commit);
    waiting.current = null;
    latest.current(read());
  }, []);
  /** The value is read when it is committed. */
  const schedule = useCallback(
    (read: () => T) => {
      clearTimeout(waiting.current?.timer);
      window.addEventListener('beforeunload', commit);
      pending.add(commit);
      waiting.current = { read, timer: setTimeout(commit, COMMIT_AFTER_MS) };
    },
    [commit],
  );
  useEffect(() => commit, [commit]);

  return { schedule, commit };
}

/** The same for the text of a control, which shows what is typed until that is committed. */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const { schedule, commit } = useDebouncedCommit((text: string) => {
    setTyped(null);
    onChange(text);
  });
  const setText = (text: string) => {
    setTyped(text);
    schedule(() => text);
  };

  return { text: typed ?? value, setText, commit };
}
