const waiting = new Set<() => void>();
let isTaking = false;

/** Does a task when the browser has nothing better to do, one such task a frame. Answers how to leave the queue. */
export function inTurn(task: () => void): () => void {
  waiting.add(task);
  if (!isTaking) takeNext();

  return () => void waiting.delete(task);
}

function takeNext(): void {
  const [task] = waiting;
  isTaking = task !== undefined;
  if (!task) return;

  whenIdle(() => {
    if (waiting.delete(task)) task();
    requestAnimationFrame(takeNext);
  });
}

/** Safari knows no idle time. */
function whenIdle(task: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(task);
  else setTimeout(task);
}
