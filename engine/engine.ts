import pino from 'pino';
import type { Read } from '#domain/calls/read-calls.ts';
import { SITE_FILES_MAX_BYTES } from '#domain/files/site-file.ts';
import { DEFAULT_FEATURES } from '#domain/site/features.ts';
import { withActor } from './audit/actor.ts';
import { withoutSignal, withSignal } from './calls/call-signal.ts';
import { createFailedCall, type EngineLog } from './calls/failed-call.ts';
import { createRestApp } from './calls/rest-app.ts';
import type { EngineContext } from './context.ts';
import { incomingFolder, openDiskStorage } from './files/storage/open-storage.ts';
import type { HostNames } from './hosts/host-names.ts';
import { runDueWork } from './jobs/due-work.ts';
import { createScans } from './limits/scans.ts';
import { createTurns } from './limits/turns.ts';
import { createSearcher } from './operations/listings/searchers/create-searcher.ts';
import { createRead } from './routes/read-calls.ts';
import { createSpaceCache } from './space-cache.ts';
import type { Store } from './store/database/db.ts';

/** What the context has no default for, and what differs from its default. */
export type EngineOptions = Pick<EngineContext, 'verifyToken'> &
  Partial<Omit<EngineContext, 'db' | 'script' | 'cache' | 'scans' | 'listings' | 'incomingDir'>> & {
    store: Store;
    log?: EngineLog;
    /** Uploads in progress are below it, and uploaded files unless there is a `storage`. */
    dataDir?: string;
  };

export type Engine = {
  fetch(request: Request): Promise<Response>;
  /** Every call, for tests that must not miss one. */
  routes: readonly { method: string; path: string }[];
  /** The most frequent reads in the same process. */
  read: Read;
  /** Drops what is cached of a site, or of all, because another process changed it. */
  forget(spaceId: string | null): void;
  /** Whether every change in the store is followed by `forget`; without it pages and settings are read for each request. */
  follow(isFollowing: boolean): void;
  /** Runs the scheduled jobs: publishes and hides pages that are due, and purges the trash. */
  runScheduledJobs(): Promise<void>;
};

const HOST_NAMES_UNCHECKED: HostNames = {
  byOwners: true,
  serverAddresses: [],
  check: async () => ({ state: 'off', detail: null }),
};

/** The REST calls of docs/rest-calls.md as a fetch handler. */
export function createEngine({ log = pino(), ...options }: EngineOptions): Engine {
  const context = createEngineContext(options);
  const failed = createFailedCall(log);
  const app = createRestApp(context, failed);
  const nextTurn = createTurns();

  return {
    routes: app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => ({ method, path })),
    // Writes run to completion even when the caller disconnects.
    fetch: async (request) => {
      if (request.method !== 'GET') return withoutSignal(() => withActor(null, () => app.fetch(request)));

      await nextTurn();
      return withSignal(request.signal, () => app.fetch(request));
    },
    read: createRead(context, failed),
    follow: (isFollowing) => context.cache.follow(isFollowing),
    forget(spaceId) {
      if (spaceId === null) context.cache.clear();
      else context.cache.drop(spaceId);
    },
    runScheduledJobs: () => runDueWork(context, log),
  };
}

function createEngineContext({
  store,
  clock = () => new Date(),
  features = DEFAULT_FEATURES,
  parts = {},
  index,
  dataDir = '.data',
  storage = openDiskStorage({ dataDir }),
  filesQuotaBytes = SITE_FILES_MAX_BYTES,
  deliversMail = false,
  agentsSignInElsewhere = false,
  hostNames = HOST_NAMES_UNCHECKED,
  ...given
}: Omit<EngineOptions, 'log'>): EngineContext {
  const scans = createScans();

  return {
    ...given,
    db: store.db,
    script: store.script,
    clock,
    cache: createSpaceCache(clock),
    index,
    scans,
    listings: createSearcher({ db: store.db, index, scans }),
    features,
    parts,
    storage,
    incomingDir: incomingFolder(dataDir),
    filesQuotaBytes,
    deliversMail,
    agentsSignInElsewhere,
    hostNames,
  };
}
