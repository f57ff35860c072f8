import type { Logger } from 'pino';
import type { Config } from '#engine/config/config.ts';
import { runEventDelivery, runMailDelivery, type StopJob } from '#engine/jobs/scheduled-jobs.ts';
import { createMailer } from '#engine/mail/mailer.ts';
import type { Store } from '#engine/store/database/db.ts';
import { createEventSender } from '#engine/webhooks/send-event.ts';
import { logFailure } from './log-failure.ts';

type Options = { config: Config; store: Store; log: Logger; showsMails: boolean };

/** Sends queued mails and webhook events until the returned function stops it. */
export function startDeliveries({ config, store: { db }, log, showsMails }: Options): StopJob {
  const mailer = config.smtp && createMailer(config.smtp);
  const stopMails = runMailDelivery(
    { db, mailer, storesSecrets: showsMails },
    logFailure(log, 'The mail delivery job failed'),
  );
  const stopEvents = runEventDelivery(
    { db, sender: createEventSender({ allowed: config.webhookNetworks }) },
    logFailure(log, 'The webhook delivery job failed'),
  );

  return async () => {
    await Promise.all([stopMails(), stopEvents()]);
  };
}
