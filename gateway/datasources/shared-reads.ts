/** Equal reads that are in flight share one call, as those of the straps of a page do. Not for reads that open something. */
export function createSharedReads() {
  const inFlight = new Map<string, Promise<unknown>>();

  return <T>(call: readonly unknown[], read: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify(call);
    const running = inFlight.get(key);
    if (running) return running as Promise<T>;

    const started = read().finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };
}
