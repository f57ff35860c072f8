import type { Engine } from './engine.ts';

/** Interval of the scheduled jobs: a page is published at most this much after its time. */
export const TICK_MS = 15_000;

/** Runs the scheduled jobs now and then at every tick; returns a function that stops them. */
export function runScheduledJobs(
  engine: Engine,
  onError: (error: unknown) => void,
  every = TICK_MS,
): () => void {
  let isBusy = false;
  const tick = async () => {
    if (isBusy) return;
    isBusy = true;
    await engine.runScheduledJobs().catch(onError);
    isBusy = false;
  };

  void tick();
  const timer = setInterval(tick, every);
  timer.unref();

  return () => clearInterval(timer);
}
