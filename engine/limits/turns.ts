/** Pieces of work start for this long before incoming requests are read again; rendering a page takes far longer. */
const TURN_MS = 2;
/** Pieces of work that one turn of the event loop begins at most. */
const MOST = 16;

/**
 * Runs pieces of work in turns of the event loop, so that incoming requests are read between two of them; small ones share a
 * turn, and with it the statements that they read with.
 */
export function createTurns(now = () => performance.now()): () => Promise<void> {
  const waiting: (() => void)[] = [];
  /** Immediates planned for the next turn, or left of this one. */
  let planned = 0;
  let begun = 0;

  function plan(): void {
    planned++;
    setImmediate(run);
  }

  function run(): void {
    begun ||= now();
    if (now() - begun < TURN_MS) waiting.shift()?.();
    planned--;
    if (planned > 0) return;

    begun = 0;
    for (let left = Math.min(waiting.length, MOST); left > 0; left--) plan();
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (begun === 0 && planned < MOST) plan();
    });
}
