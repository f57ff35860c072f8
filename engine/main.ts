/** The standalone engine: `npm run engine`. */

import { serve } from '@hono/node-server';
import pino from 'pino';
import { seedIfEmpty } from '#demo/seed.ts';
import { withApiToken } from './calls/api-token.ts';
import { withRequestLog } from './calls/request-log.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { createEngine } from './engine.ts';
import { StorageError } from './files/storage/file-storage.ts';
import { openStorage } from './files/storage/open-storage.ts';
import { createGeocoder } from './geocoding/geocoder.ts';
import { createIdentity } from './identity/identity.ts';
import { runEventDelivery, runMailDelivery, runScheduledJobs } from './jobs/scheduled-jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { isLoopbackHost } from './network/loopback.ts';
import { readParts } from './read-parts.ts';
import { SearchIndex } from './search-index/search-index.ts';
import { openDatabase } from './store/database/db.ts';
import { DirectoryLockError } from './store/database/directory-lock.ts';
import { migrate } from './store/database/migrate.ts';
import { createEventSender } from './webhooks/send-event.ts';

try {
  await start();
} catch (error) {
  const isExpected =
    error instanceof ConfigError || error instanceof DirectoryLockError || error instanceof StorageError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = readConfig();
  if (!isLoopbackHost(config.host) && !config.apiToken)
    throw new ConfigError('API_TOKEN is required when HOST is not a loopback address');

  const log = pino({ level: config.logLevel });
  const storage = await openStorage(config);
  await storage.check();
  const store = await openDatabase(config);
  await migrate(store);
  if (config.demo) await seedIfEmpty({ store, log: (line) => log.info(line) });

  const identity = await createIdentity({ store, outside: config.oidc });
  const { verifyToken } = identity;
  const index = new SearchIndex({ db: store.db, log });
  void index.start();
  const { invalidateSecret, features, dataDir } = config;
  const parts = await readParts();
  const mailer = config.smtp && createMailer(config.smtp);
  const engine = createEngine({
    store,
    parts,
    verifyToken,
    signUpByForm: config.formSignIn ? identity.signUpByForm : undefined,
    doubtLimits: config.doubtLimits,
    invalidateSecret,
    features,
    log,
    index,
    dataDir,
    storage,
    filesQuotaBytes: config.filesQuotaBytes,
    deliversMail: mailer !== undefined,
    agentsSignInElsewhere: config.oidc !== undefined,
    agentProvider: config.oidc?.name,
    webhookNetworks: config.webhookNetworks,
    geocode: config.geocoderUrl ? createGeocoder({ url: config.geocoderUrl }) : undefined,
  });
  const fetch = withRequestLog(withApiToken(engine.fetch, config.apiToken), { log, routes: engine.routes });
  const server = serve({ fetch, port: config.port, hostname: config.host }, ({ port }) =>
    log.info({ port }, 'The engine is listening'),
  );

  const stopTime = runScheduledJobs(engine, config.scheduleIntervalMs, (error) =>
    log.error({ err: error }, 'The scheduled jobs failed'),
  );

  const stopMails = runMailDelivery({ db: store.db, mailer, storesSecrets: !config.production }, (error) =>
    log.error({ err: error }, 'The mail delivery job failed'),
  );

  const stopEvents = runEventDelivery(
    { db: store.db, sender: createEventSender({ allowed: config.webhookNetworks }) },
    (error) => log.error({ err: error }, 'The webhook delivery job failed'),
  );

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      const jobs = Promise.all([stopTime(), stopMails(), stopEvents()]);
      identity.stop();
      server.close(() => void jobs.then(() => index.stop()).then(() => store.close()));
    });
  }
}
