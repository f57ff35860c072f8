import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Debounce delay of typed text. */
export const COMMIT_AFTER_MS = 200;

/** Commit functions of controls with uncommitted text. */
const pending = new Set<() => void>();

/** Commits all typed text immediately, before operations on the whole page such as saving or undo. */
export function commitTyped(): void {
  for (const commit of [...pending]) commit();
}

/** Calls `onCommit` with the latest value: debounced, immediately on `commit`, and on unmount or unload. */
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
  /** `read` is called on commit. */
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

/** The same for a controlled text input, which shows the typed text until it is committed. */
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
