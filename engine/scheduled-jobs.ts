import type { Engine } from './engine.ts';
import { type DeliveryOptions, deliverMails } from './mail/deliver-mails.ts';

/** Interval of the deliveries: people wait for some mails. */
const MAIL_TICK_MS = 5000;

/** Runs the scheduled jobs now and then every `intervalMs`; returns a function that stops them. */
export function runScheduledJobs(
  engine: Pick<Engine, 'runScheduledJobs'>,
  intervalMs: number,
  onError: (error: unknown) => void,
): () => void {
  return repeat(() => engine.runScheduledJobs(), intervalMs, onError);
}

/** Sends queued mails now and then at every tick. Apart from other jobs: a slow mail server delays no page. */
export function runMailDelivery(
  options: Omit<DeliveryOptions, 'clock'>,
  onError: (error: unknown) => void,
): () => void {
  return repeat(() => deliverMails({ ...options, clock: () => new Date() }), MAIL_TICK_MS, onError);
}

/** Runs a job now and at every tick, unless it is still running. */
function repeat(job: () => Promise<void>, intervalMs: number, onError: (error: unknown) => void): () => void {
  let isBusy = false;
  const tick = async () => {
    if (isBusy) return;
    isBusy = true;
    await job().catch(onError);
    isBusy = false;
  };

  void tick();
  const timer = setInterval(tick, intervalMs);
  timer.unref();

  return () => clearInterval(timer);
}
