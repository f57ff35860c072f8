const tasks = new Set<() => void>();
let isRunning = false;

/** Runs a task in an idle callback, one task a frame. Returns a function that cancels it. */
export function queueIdleTask(task: () => void): () => void {
  tasks.add(task);
  if (!isRunning) runNext();

  return () => void tasks.delete(task);
}

function runNext(): void {
  const [task] = tasks;
  isRunning = task !== undefined;
  if (!task) return;

  requestIdle(() => {
    if (tasks.delete(task)) task();
    requestAnimationFrame(runNext);
  });
}

/** Safari has no requestIdleCallback. */
function requestIdle(task: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(task);
  else setTimeout(task);
}
