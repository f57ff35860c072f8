/** Debounce with a leading call: calls at once, then at most once per pause with the latest arguments; `cancel` drops the pending call. */
export function leadingDebounce<Args extends unknown[]>(call: (...args: Args) => void, pauseMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | null = null;

  function run(...args: Args) {
    if (!timer) call(...args);
    else {
      waiting = args;
      clearTimeout(timer);
    }
    timer = setTimeout(onPause, pauseMs);
  }

  function onPause() {
    const args = waiting;
    cancel();
    if (args) call(...args);
  }

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
    waiting = null;
  }

  return Object.assign(run, { cancel });
}
