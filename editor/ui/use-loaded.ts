import { useCallback, useEffect, useState } from 'react';

/** What a section shows, while it loads it and where it cannot. */
export type Loaded<Value extends object> = Value | 'loading' | 'failed';

/**
 * Loads what a section shows, once for each `load`, after a delay while something is typed; until then what was loaded before stays.
 * `reload` loads again, `show` replaces it with the response to a change.
 */
export function useLoaded<Value extends object>(
  load: (signal?: AbortSignal) => Promise<Value>,
  { delayMs = 0 }: { delayMs?: number } = {},
): { loaded: Loaded<Value>; reload: () => Promise<void>; show: (value: Value) => void } {
  const [loaded, setLoaded] = useState<Loaded<Value>>('loading');
  const run = useCallback(
    (signal?: AbortSignal): Promise<void> =>
      load(signal).then(
        (value) => {
          if (!signal?.aborted) setLoaded(value);
        },
        () => {
          if (!signal?.aborted) setLoaded('failed');
        },
      ),
    [load],
  );
  useEffect(() => {
    const abort = new AbortController();
    const start = () => void run(abort.signal);
    const timer = delayMs > 0 ? setTimeout(start, delayMs) : undefined;
    if (timer === undefined) start();

    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [run, delayMs]);

  return {
    loaded,
    reload: useCallback(() => run(), [run]),
    show: useCallback((value: Value) => setLoaded(value), []),
  };
}
