/**
 * One piece of work a turn of the event loop: what arrives meanwhile is read between two of them, although a request asks
 * for many at once and each is answered from memory.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();

  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
