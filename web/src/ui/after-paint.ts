/** Fallback for tabs that do not paint, such as hidden ones. */
const LATEST_MS = 500;

/** User actions, and leaving the page. */
const ACTIONS = ['pointerdown', 'click', 'keydown', 'focusin', 'paste', 'beforeunload', 'pagehide'];

/** Runs a callback after the next paint, or before the next user action in one of the windows. Resolves when it has run. */
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
    // A timer, so that other tasks that wait for the paint run first.
    painted.port1.onmessage = () => setTimeout(once);
    requestAnimationFrame(() => painted.port2.postMessage(null));
    for (const view of views) {
      for (const type of ACTIONS)
        view.addEventListener(type, once, { capture: true, signal: waiting.signal });
    }
  });
}
