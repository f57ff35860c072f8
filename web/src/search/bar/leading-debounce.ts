/** Debounce with a leading call: calls at once, then at most once per pause with the latest arguments; `cancel` drops the pending call. */
export function leadingDebounce<Args extends unknown[]>(call: (...args: Args) => void, pauseMs: number) {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let waiting: Args | null = null;

  function run(...args: Args) {
    if (timer === null) call(...args);
    else {
      waiting = args;
      clearTimeout(timer);
    }
    timer = setTimeout(rest, pauseMs);
  }

  function rest() {
    const args = waiting;
    timer = null;
    waiting = null;
    if (args) call(...args);
  }

  return Object.assign(run, {
    cancel() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      waiting = null;
    },
  });
}
