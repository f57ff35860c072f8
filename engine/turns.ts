/**
 * Runs one piece of work per turn of the event loop, so that incoming requests are read between two in-memory
 * answers.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();

  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
