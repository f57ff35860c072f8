import type { Engine } from './engine.ts';

/** How often the engine looks at the clock: a page is published at most so much after its time. */
export const TICK_MS = 15_000;

/** Lets the engine do at once, and from then on, what time brings; answers how to stop it. */
export function keepTime(engine: Engine, onError: (error: unknown) => void, every = TICK_MS): () => void {
  let isBusy = false;
  const tick = async () => {
    if (isBusy) return;
    isBusy = true;
    await engine.keepTime().catch(onError);
    isBusy = false;
  };

  void tick();
  const timer = setInterval(tick, every);
  timer.unref();

  return () => clearInterval(timer);
}
