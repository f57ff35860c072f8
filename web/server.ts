import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { seedIfEmpty } from '#demo/seed.ts';
import { type Config, ConfigError, readConfig } from '#engine/config/config.ts';
import { StorageError } from '#engine/files/storage/file-storage.ts';
import { issueSetupLink } from '#engine/setup/setup.ts';
import { openDatabase, type Store, type StoreQuery } from '#engine/store/database/db.ts';
import { DirectoryLockError } from '#engine/store/database/directory-lock.ts';
import { migrate } from '#engine/store/database/migrate.ts';
import { listHosts } from '#engine/store/site-table.ts';
import { announcement } from './announce.ts';
import { type Composition, compose } from './compose.ts';
import { createFrontDoor } from './http/front-door.ts';
import { createHttpServer } from './http/http-server.ts';
import { createStaticFiles } from './http/static-files.ts';
import { closeOnSignal } from './processes/shutdown.ts';
import { workerProcess } from './processes/worker-process.ts';
import { createDevelopmentFrontEnd, type FrontEnd } from './rendering/development.ts';
import { createBuiltRenderer } from './rendering/page-renderer.ts';
import { requestFields } from './telemetry/request-context.ts';
import { logRequest } from './telemetry/request-log.ts';
import { createTelemetry, type Observer } from './telemetry/telemetry.ts';

const TEXT = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const LOG_BUFFER = 4096;
const LOG_FLUSH_MS = 100;
const ROOT = join(import.meta.dirname, '..');

await start().catch((error: unknown) => {
  const isExplained =
    error instanceof ConfigError || error instanceof DirectoryLockError || error instanceof StorageError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
});

/** The composition root: configuration, store, then everything that depends on them. */
async function start(): Promise<void> {
  const begun = performance.now();
  const worker = workerProcess();
  const config = ofProcess(readConfig(), worker.slot);
  const log = pino(
    { level: config.logLevel, mixin: requestFields },
    // A write for each request would block it; what is buffered is written when the process ends.
    pino.destination({ sync: false, minLength: LOG_BUFFER, periodicFlush: LOG_FLUSH_MS }),
  );
  const observers = await createTelemetry(config);
  const onQuery = (query: StoreQuery) => {
    for (const observer of observers) observer.query(query);
  };
  const store = await openDatabase({
    ...config,
    // In development the demo is that of the sources.
    startsWithDemo: config.demo && config.production,
    onReplica: (host, isUsable) =>
      log.warn({ host }, isUsable ? 'A replica is read' : 'A replica is late or away, and not read'),
    onQuery: observers.length > 0 ? onQuery : undefined,
  });
  await migrate(store);
  if (config.demo) await seedIfEmpty({ store, log: (line: string) => console.log(line) });

  const frontEnd = await createFrontEnd(config);
  const composition = await compose({ config, store, log, observers, ...frontEnd });
  const server = createSiteServer({ config, frontEnd, composition, log, observers });

  const port = await listen(server, config);
  closeOnSignal({
    server,
    close: async () => {
      await closeAll(composition, frontEnd, store);
      for (const observer of observers) await observer.close();
    },
    log: (message) => log.info(message),
  });
  worker.ready();
  if (!worker.announces) return;
  const hosts = await listHosts(store.db);
  const setupPath = config.engineUrl ? null : await issueSetupLink(store.db, new Date());
  console.log(announcement({ ...config, port, hosts, setupPath }, (performance.now() - begun) / 1000));
}

/** Each process of a cluster has its own port for metrics, next to that of the first. */
function ofProcess(config: Config, slot: number): Config {
  const { metrics } = config;

  return { ...config, metrics: metrics && { ...metrics, port: metrics.port && metrics.port + slot } };
}

async function createFrontEnd({ production, port }: Config): Promise<FrontEnd> {
  if (!production) return createDevelopmentFrontEnd(port);

  return {
    ...(await createBuiltRenderer(ROOT)),
    assets: await createStaticFiles(join(ROOT, 'dist/client')),
    close: async () => {},
  };
}

type SiteServer = {
  config: Config;
  frontEnd: FrontEnd;
  composition: Composition;
  log: Logger;
  observers: Observer[];
};

/** Sign-in pages first (they need Node's own request), then Vite in development, then the site. */
function createSiteServer({ config, frontEnd, composition, log, observers }: SiteServer): Server {
  const isLetIn = createFrontDoor(config);
  const { before } = frontEnd;
  const { identity, listener } = composition;

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (identity.handle(request, response)) return;

    const site = () => void listener(request, response);
    if (before) before(request, response, site);
    else site();
  };

  return createHttpServer((request, response) => {
    const isAllowed = isLetIn(request);
    logRequest({ log, request, response, observers }, () => {
      if (isAllowed) handle(request, response);
      else response.writeHead(404, TEXT).end('No site is served at this host and port.\n');
    });
  });
}

/** Returns the port, which the system chooses when 0 is configured. */
function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function closeAll(composition: Composition, frontEnd: FrontEnd, store: Store): Promise<void> {
  await frontEnd.close();
  await composition.stop();
  await store.close();
}
