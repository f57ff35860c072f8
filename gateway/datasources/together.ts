/** Makes equal reads that are under way one, as those of the straps of a page are. Not for reads that open something. */
export function createTogether() {
  const underWay = new Map<string, Promise<unknown>>();

  return <T>(call: readonly unknown[], read: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify(call);
    const known = underWay.get(key);
    if (known) return known as Promise<T>;

    const reading = read().finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  };
}
