import { useCallback, useEffect, useState } from 'react';

/** What a section shows, while it loads it and where it cannot. */
export type Loaded<Value extends object> = Value | 'loading' | 'failed';

/** Loads what a section shows, once for each `load`; `reload` loads again, `show` replaces it with the answer to a change. */
export function useLoaded<Value extends object>(
  load: (signal?: AbortSignal) => Promise<Value>,
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
    void run(abort.signal);

    return () => abort.abort();
  }, [run]);

  return {
    loaded,
    reload: useCallback(() => run(), [run]),
    show: useCallback((value: Value) => setLoaded(value), []),
  };
}
