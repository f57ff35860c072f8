/** The engine alone, listening: `npm run engine`. */

import { serve } from '@hono/node-server';
import pino from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { createEngine } from './engine.ts';
import { createIdentity } from './identity/identity.ts';
import { keepTime } from './keep-time.ts';
import { SearchIndex } from './search-index/search-index.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { openDatabase } from './store/db.ts';
import { DirectoryInUseError } from './store/directory-lock.ts';
import { migrate } from './store/migrate.ts';

try {
  await start();
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DirectoryInUseError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  const store = await openDatabase(config);
  await migrate(store);
  await seedIfEmpty({ store, log: (line) => log.info(line) });

  const identity = await createIdentity({ store, outside: config.oidc });
  const { verifyToken } = identity;
  const index = new SearchIndex({ db: store.db, log });
  void index.start();
  const { invalidateSecret, features, dataDir } = config;
  const engine = createEngine({ store, verifyToken, invalidateSecret, features, log, index, dataDir });
  const server = serve({ fetch: engine.fetch, port: config.port, hostname: config.host }, ({ port }) =>
    log.info({ port }, 'The engine listens'),
  );

  const stopTime = keepTime(engine, (error) => log.error({ err: error }, 'What time brings was not done'));

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopTime();
      identity.stop();
      server.close(() => void index.stop().then(() => store.close()));
    });
  }
}
