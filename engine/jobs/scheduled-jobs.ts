import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { AlertDisplay } from '../alerts/alert-display.ts';
import { AlertMatcher } from '../alerts/alert-matcher.ts';
import { sendDigests } from '../alerts/send-digests.ts';
import type { Engine } from '../engine.ts';
import { type DeliveryOptions, deliverMails } from '../mail/deliver-mails.ts';
import type { Schema } from '../store/schema.ts';
import { deliverEvents, type EventDeliveryOptions } from '../webhooks/deliver-events.ts';

/** Interval of the deliveries: people wait for some mails. */
const MAIL_TICK_MS = 5000;
/** Without new matches, mails become due by the clock alone. */
const DIGEST_MS = 60_000;
/** How long a running job may delay the end of the process. */
const STOP_MS = 5000;

/** Starts no further run; resolves when the running one has ended, or after STOP_MS. */
export type StopJob = () => Promise<void>;

/** Runs the scheduled jobs now and then every `intervalMs`; returns a function that stops them. */
export function runScheduledJobs(
  engine: Pick<Engine, 'runScheduledJobs'>,
  intervalMs: number,
  onError: (error: unknown) => void,
): StopJob {
  return repeat(() => engine.runScheduledJobs(), intervalMs, onError);
}

/** Sends queued mails now and then at every tick. Apart from other jobs: a slow mail server delays no page. */
export function runMailDelivery(
  options: Omit<DeliveryOptions, 'clock'>,
  onError: (error: unknown) => void,
): StopJob {
  return repeat(() => deliverMails({ ...options, clock: () => new Date() }), MAIL_TICK_MS, onError);
}

/** Matches changed listings with saved searches, and queues the mails that are due. */
export function runAlerts(
  { db, display }: { db: Kysely<Schema>; display: AlertDisplay },
  onError: (error: unknown) => void,
): StopJob {
  const clock = () => new Date();
  const matcher = new AlertMatcher({ db, clock, allow: display.allow });
  let lookedAt = 0;

  return repeat(
    async () => {
      const { matches } = await matcher.run();
      if (matches === 0 && clock().getTime() - lookedAt < DIGEST_MS) return;
      lookedAt = clock().getTime();
      await sendDigests({ db, clock, display, onError });
    },
    MAIL_TICK_MS,
    onError,
  );
}

/** Sends queued events of webhooks now and then at every tick. Apart from mails: a slow receiver delays none. */
export function runEventDelivery(
  options: Omit<EventDeliveryOptions, 'clock'>,
  onError: (error: unknown) => void,
): StopJob {
  return repeat(() => deliverEvents({ ...options, clock: () => new Date() }), MAIL_TICK_MS, onError);
}

/** Runs a job now and at every tick, unless it is still running. */
function repeat(job: () => Promise<void>, intervalMs: number, onError: (error: unknown) => void): StopJob {
  let running: Promise<void> | null = null;
  const tick = () => {
    running ??= job()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  };

  tick();
  const timer = setInterval(tick, intervalMs);
  timer.unref();

  return async () => {
    clearInterval(timer);
    await Promise.race([running, wait(STOP_MS, undefined, { ref: false })]);
  };
}
