const PRESSES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/**
 * Calls `run` once after `ms` without a key press, and with no pointer down, in any of the windows. Returns a cancel function. A draft
 * saved at once would take the main thread for up to 44 ms during a key or a drag (fifty straps, a quarter of the CPU's speed).
 */
export function onInputIdle(views: readonly Window[], ms: number, run: () => void): () => void {
  const waiting = new AbortController();
  const options = { capture: true, passive: true, signal: waiting.signal };
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      run();
    }, ms);
  };
  let isPressed = false;
  const press = ({ buttons }: PointerEvent) => {
    if (!isPressed && buttons === 0) return;
    isPressed = buttons !== 0;
    if (isPressed) clearTimeout(timer);
    else begin();
  };
  for (const view of views) {
    view.addEventListener('keydown', begin, options);
    for (const type of PRESSES) view.addEventListener(type, press, options);
  }
  begin();

  return stop;
}
