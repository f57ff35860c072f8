/** Caches the latest `size` promises by key. Evicts the oldest; rejected promises are not cached. */
export function createPromiseCache<Result>(
  size: number,
): (key: string, load: () => Promise<Result>) => Promise<Result> {
  const promises = new Map<string, Promise<Result>>();

  return (key, load) => {
    const cached = promises.get(key);
    if (cached) return cached;

    const promise = load();
    promises.set(key, promise);
    promise.catch(() => promises.delete(key));
    const [oldest] = promises.keys();
    if (promises.size > size && oldest !== undefined) promises.delete(oldest);

    return promise;
  };
}
