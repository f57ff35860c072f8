import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import pino from 'pino';
import { SITE_FILES_MAX_BYTES } from '#domain/files/site-file.ts';
import type { Read } from '#domain/calls/read-calls.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { DEFAULT_FEATURES, type Features } from '#domain/site/features.ts';
import { purgeOldAlerts } from './alerts/purge-old-alerts.ts';
import { withActor } from './audit/actor.ts';
import { purgeOldAudit } from './audit/read.ts';
import { withoutSignal, withSignal } from './call-signal.ts';
import type { EngineContext } from './context.ts';
import { EngineError, notFound } from './errors.ts';
import type { FileStorage } from './files/storage/file-storage.ts';
import { incomingFolder, openDiskStorage } from './files/storage/open-storage.ts';
import type { HostNames } from './hosts/host-names.ts';
import type { SignUpByForm } from './identity/login/sign-up-by-form.ts';
import type { VerifyToken } from './identity/provider/token-claims.ts';
import type { IpList } from './ip-list.ts';
import { mailDuePosts, purgeStaleSubscribers } from './newsletter/mail-posts.ts';
import { purgeOldDeliveries } from './operations/leads/webhook.ts';
import { purgeOldMails } from './operations/mails.ts';
import { purgeExpiredPreviews } from './operations/pages/page-preview.ts';
import { applySchedules } from './operations/pages/page-schedule.ts';
import { purgeOldTrash } from './operations/pages/page-trash.ts';
import { createSearcher } from './operations/listings/searchers/create-searcher.ts';
import { removeOldUploads } from './operations/site-files.ts';
import { accountRoutes } from './routes/admin/account.ts';
import { adminArchiveRoutes } from './routes/admin/admin-archive.ts';
import { adminDraftRoutes } from './routes/admin/admin-drafts.ts';
import { adminFileRoutes } from './routes/admin/admin-files.ts';
import { adminMailRoutes } from './routes/admin/admin-mails.ts';
import { adminPageRoutes } from './routes/admin/admin-pages.ts';
import { adminSettingsRoutes } from './routes/admin/admin-settings.ts';
import { adminSiteDraftRoutes } from './routes/admin/admin-site-drafts.ts';
import { adminTemplateRoutes } from './routes/admin/admin-templates.ts';
import { adminTrashRoutes } from './routes/admin/admin-trash.ts';
import { hostNameRoutes } from './routes/admin/host-names.ts';
import { importListingsRoutes } from './routes/admin/import-listings.ts';
import { ownListingRoutes } from './routes/admin/own-listings.ts';
import { peopleRoutes } from './routes/admin/people.ts';
import { agentRoutes } from './routes/agents.ts';
import { allowedMethods } from './routes/allowed-methods.ts';
import { leadRoutes } from './routes/leads/leads.ts';
import { webhookRoutes } from './routes/leads/webhook.ts';
import { nearbyRoutes } from './routes/listings/nearby.ts';
import { placeRoutes } from './routes/listings/places.ts';
import { searchRoutes } from './routes/listings/search.ts';
import { sourceRoutes } from './routes/listings/sources.ts';
import { publicRoutes } from './routes/public.ts';
import { createRead, readCallRoutes } from './routes/read-calls.ts';
import { refuseZero } from './routes/refuse-zero.ts';
import { readToken } from './routes/require-agent.ts';
import { serviceRoutes } from './routes/services.ts';
import { createScans } from './scans.ts';
import type { SearchIndex } from './search-index/search-index.ts';
import { createSpaceCache } from './space-cache.ts';
import type { Store } from './store/database/db.ts';
import { isStoreAwayNews, storeAway } from './store-away.ts';
import { JOURNAL_RETENTION_MS, removeListingChanges } from './store/listings/listing-journal.ts';
import { createTurns } from './turns.ts';

export type EngineLog = { error(details: object, message: string): void };

export type EngineOptions = {
  store: Store;
  clock?: () => Date;
  verifyToken: VerifyToken;
  /** An account for who sent a form; without it forms sign nobody in. */
  signUpByForm?: SignUpByForm;
  /** Without it cache invalidation is refused. */
  invalidateSecret?: string;
  log?: EngineLog;
  features?: Features;
  /** Part declarations of every installed template; saves are validated against them. */
  parts?: PartsTable;
  /** Answers searches from memory; without it the store answers them. */
  index?: SearchIndex;
  /** Uploads in progress are below it, and uploaded files unless there is a `storage`. */
  dataDir?: string;
  storage?: FileStorage;
  filesQuotaBytes?: number;
  /** Whether a mail server delivers mails (scheduled-jobs.ts); otherwise they stay in the store. */
  deliversMail?: boolean;
  /** Whether agents sign in at an outside provider. */
  agentsSignInElsewhere?: boolean;
  /** Name of the identity provider elsewhere that all agents sign in with. */
  agentProvider?: string;
  /** Networks besides the public internet that webhooks may reach. */
  webhookNetworks?: IpList;
  hostNames?: HostNames;
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

/** The REST calls of docs/rest-calls.md as a fetch handler. */
export function createEngine({
  store,
  clock = () => new Date(),
  verifyToken,
  signUpByForm,
  invalidateSecret,
  features = DEFAULT_FEATURES,
  parts = {},
  log = pino(),
  index,
  dataDir = '.data',
  storage = openDiskStorage({ dataDir }),
  filesQuotaBytes = SITE_FILES_MAX_BYTES,
  deliversMail = false,
  agentsSignInElsewhere = false,
  agentProvider,
  webhookNetworks,
  hostNames = { byOwners: true, serverAddresses: [], check: async () => ({ state: 'off', detail: null }) },
}: EngineOptions): Engine {
  const scans = createScans();
  const context: EngineContext = {
    db: store.db,
    script: store.script,
    clock,
    cache: createSpaceCache(clock),
    index,
    scans,
    listings: createSearcher({ db: store.db, index, scans }),
    verifyToken,
    signUpByForm,
    invalidateSecret,
    features,
    parts,
    storage,
    incomingDir: incomingFolder(dataDir),
    filesQuotaBytes,
    deliversMail,
    agentsSignInElsewhere,
    agentProvider,
    webhookNetworks,
    hostNames,
  };
  const app = new Hono();
  const nextTurn = createTurns();
  app.use(refuseZero);
  // What somebody signed in receives is theirs: no cache may store it.
  app.use(async (c, next) => {
    await next();
    if (readToken(c.req.raw)) c.header('cache-control', 'no-store');
  });

  for (const routes of [
    publicRoutes,
    adminPageRoutes,
    adminDraftRoutes,
    adminTrashRoutes,
    adminTemplateRoutes,
    adminSettingsRoutes,
    adminSiteDraftRoutes,
    adminFileRoutes,
    adminArchiveRoutes,
    adminMailRoutes,
    importListingsRoutes,
    ownListingRoutes,
    hostNameRoutes,
    leadRoutes,
    webhookRoutes,
    agentRoutes,
    accountRoutes,
    peopleRoutes,
    readCallRoutes,
    searchRoutes,
    placeRoutes,
    nearbyRoutes,
    sourceRoutes,
    ...serviceRoutes,
  ]) {
    app.route('/', routes(context));
  }

  app.notFound((c) => {
    const allowed = allowedMethods(app, c.req.path);
    if (allowed.length === 0) throw notFound('This address');

    c.header('Allow', allowed.join(', '));
    throw new EngineError('method_not_allowed', `This URL takes ${allowed.join(' and ')}`);
  });

  const failed = (error: unknown, method: string, path: string) => {
    const id = randomUUID();
    log.error({ id, method, path, err: error }, 'A REST call failed unexpectedly');

    return { error: { code: 'internal', message: 'Internal Server Error', id } };
  };
  app.onError((error, c) => {
    const away = storeAway(error);
    if (away && isStoreAwayNews()) log.error({ err: error }, 'The database cannot be reached');
    const expected = away ?? error;
    if (expected instanceof EngineError) return c.json({ error: expected }, expected.status);

    return c.json(failed(error, c.req.method, c.req.path), 500);
  });

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
    async runScheduledJobs() {
      const report = (error: unknown, details: object = {}) =>
        log.error({ id: randomUUID(), ...details, err: error }, 'A scheduled job failed');
      const tasks = [
        () => applySchedules(context, (error, page) => report(error, { page })),
        () => mailDuePosts(context),
        () => purgeStaleSubscribers(context),
        () => purgeOldTrash(context),
        () => removeOldUploads(context),
        () => purgeExpiredPreviews(context),
        () => purgeOldMails(context),
        () => purgeOldAlerts(context),
        () => purgeOldDeliveries(context),
        () => purgeOldAudit(context),
        () => removeListingChanges(store.db, new Date(clock().getTime() - JOURNAL_RETENTION_MS)),
      ];

      for (const task of tasks) await task().catch((error) => report(error));
    },
  };
}
