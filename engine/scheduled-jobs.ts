import type { Engine } from './engine.ts';
import { type DeliveryOptions, deliverMails } from './mail/deliver-mails.ts';

/** Interval of the scheduled jobs: a page is published at most this much after its time. */
export const TICK_MS = 15_000;
/** Interval of the deliveries: people wait for some mails. */
const MAIL_TICK_MS = 5000;

/** Runs the scheduled jobs now and then at every tick; returns a function that stops them. */
export function runScheduledJobs(
  engine: Pick<Engine, 'runScheduledJobs'>,
  onError: (error: unknown) => void,
  every = TICK_MS,
): () => void {
  return repeat(() => engine.runScheduledJobs(), every, onError);
}

/** Sends queued mails now and then at every tick. Apart from other jobs: a slow mail server delays no page. */
export function runMailDelivery(
  options: Omit<DeliveryOptions, 'clock'>,
  onError: (error: unknown) => void,
): () => void {
  return repeat(() => deliverMails({ ...options, clock: () => new Date() }), MAIL_TICK_MS, onError);
}

/** Runs a job now and at every tick, unless it is still running. */
function repeat(job: () => Promise<void>, every: number, onError: (error: unknown) => void): () => void {
  let isBusy = false;
  const tick = async () => {
    if (isBusy) return;
    isBusy = true;
    await job().catch(onError);
    isBusy = false;
  };

  void tick();
  const timer = setInterval(tick, every);
  timer.unref();

  return () => clearInterval(timer);
}
