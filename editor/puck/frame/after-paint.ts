/** Where nothing is painted, as in a tab that is not seen, it is late enough. */
const LATEST_MS = 500;

/** What somebody does, and leaving. */
const ACTIONS = ['pointerdown', 'click', 'keydown', 'focusin', 'paste', 'beforeunload', 'pagehide'];

/** Runs once the next frame is painted, but before anything is done in one of the windows. Answers when it has run. */
export function afterPaint(views: readonly Window[], run: () => void): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const once = () => {
      if (waiting.signal.aborted) return;
      waiting.abort();
      clearTimeout(timer);
      run();
      resolve();
    };
    const timer = setTimeout(once, LATEST_MS);
    const painted = new MessageChannel();
    // A timer lets all else go first that waited for the paint.
    painted.port1.onmessage = () => setTimeout(once);
    requestAnimationFrame(() => painted.port2.postMessage(null));
    for (const view of views) {
      for (const type of ACTIONS)
        view.addEventListener(type, once, { capture: true, signal: waiting.signal });
    }
  });
}
