import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { DEMO_ILLUSTRATIONS } from '#demo/art/illustrations.ts';
import { DEMO_PASSWORD } from '#demo/seed.ts';
import { createDigestTokens } from '#engine/alerts/digest-tokens.ts';
import { withReplicas, withSignal } from '#engine/call-signal.ts';
import type { Config } from '#engine/config.ts';
import { createEngine, type Engine } from '#engine/engine.ts';
import { createFiles } from '#engine/files/files.ts';
import { openStorage } from '#engine/files/storage/open-storage.ts';
import { createHostChecker } from '#engine/hosts/host-checker.ts';
import { createHostProof, respondWithProof } from '#engine/hosts/host-proof.ts';
import { createIdentity, type Identity } from '#engine/identity/identity.ts';
import type { VerifyToken } from '#engine/identity/provider/token-claims.ts';
import { isLoopbackHost } from '#engine/loopback.ts';
import { createMailPages } from '#engine/mail/mail-pages.ts';
import { createMailer } from '#engine/mail/mailer.ts';
import { runAlerts, runEventDelivery, runMailDelivery, runScheduledJobs } from '#engine/scheduled-jobs.ts';
import { SearchIndex } from '#engine/search-index/search-index.ts';
import { createSetup } from '#engine/setup/setup.ts';
import { createRedisCounts } from '#engine/shared-counts/redis-counts.ts';
import { createSharedCounts } from '#engine/shared-counts/shared-counts.ts';
import { createStoredCounts } from '#engine/shared-counts/stored-counts.ts';
import type { Store } from '#engine/store/database/db.ts';
import { storeAway } from '#engine/store-away.ts';
import { createEventSender } from '#engine/webhooks/send-event.ts';
import { upstreamFailed } from '#gateway/errors.ts';
import { VISITOR_ADDRESS_HEADER } from '#gateway/request-contexts.ts';
import { createGateway } from '#gateway/server.ts';
import { createAlertDisplay } from './alerts/alert-display.ts';
import { createCleanMarkup } from './clean-markup.ts';
import { createVisitorLimits } from './limits/visitor-limits.ts';
import { createMapPlaces } from './map-places.ts';
import { createMapTiles } from './map-tiles.ts';
import type { PageRenderer } from './page-renderer.ts';
import { readPartsTable } from './read-parts-table.ts';
import { sendWhole } from './send-whole.ts';
import { DocumentStore } from './shared-pages/document-store.ts';
import { followChanges } from './shared-pages/follow-changes.ts';
import { createSharedPages } from './shared-pages/shared-pages.ts';
import { createSiteApp, type SiteAppParts } from './site-app.ts';
import { metricsSources } from './telemetry/metrics-sources.ts';
import { createReadiness } from './telemetry/readiness.ts';
import { noteSite } from './telemetry/request-context.ts';
import { measureWith, type Observer, outgoingHeaders } from './telemetry/telemetry.ts';
import { upstreams } from './upstreams/upstreams.ts';

const REMOTE_FRESH_MS = 1000;
const DEMO_MAP = join(import.meta.dirname, '../dist/demo-map.pmtiles');

type Parts = {
  config: Config;
  store: Store;
  log: Logger;
  render: PageRenderer;
  assets: SiteAppParts['assets'];
  /** Metrics and traces. */
  observers?: readonly Observer[];
};

export type Composition = {
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  identity: Identity;
  stop(): Promise<void>;
};

/** The visitor's IP, set by the front door; failed sign-ins and sign-ups are counted by it. */
function ipOf({ headers }: IncomingMessage): string {
  return headers[VISITOR_ADDRESS_HEADER]?.toString() ?? '';
}

/** Queries of URLs and links to previews contain tokens. */
function withoutSecrets(what: string): string {
  return what.replace(/\?\S*/, '').replace(/(\/preview\/)[^\s/]+/, '$1…');
}

/** Sessions are in the store: while it is away, the failure is that of the service. */
function unlessAway<Arguments extends unknown[], Result>(
  authenticate: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  return (...given) =>
    authenticate(...given).catch((error: unknown) => {
      throw storeAway(error) ? upstreamFailed('engine', 'the database is away', 503) : error;
    });
}

/** Of processes on one PostgreSQL; a store that one process has needs none. */
function openSharedCounts({ config, store, log }: Pick<Parts, 'config' | 'store' | 'log'>) {
  if (store.kind === 'pglite') return undefined;
  const { redisUrl } = config;

  return createSharedCounts({
    store: redisUrl ? createRedisCounts(redisUrl) : createStoredCounts(store.db),
    onError: (error) =>
      log.error(
        { err: error },
        'Limits of visitors are counted by this process alone: the others cannot be told',
      ),
  });
}

/** The configured archive; else the demo's map in the demo, unless another style replaces it. */
function tilesOf({ mapTiles, mapStyleUrl, demo }: Config): string | null {
  if (mapTiles) return mapTiles;
  return demo && !mapStyleUrl && existsSync(DEMO_MAP) ? DEMO_MAP : null;
}

/** Wires engine, identity, gateway, files and site in one process. */
export async function compose({
  config,
  store,
  log,
  render,
  assets,
  observers = [],
}: Parts): Promise<Composition> {
  const { invalidateSecret, production, mapStyleUrl, blogUrl, features, dataDir } = config;
  const measure = measureWith(observers);
  // A demo that only this machine reaches has no mail server; its visitors still follow the links of mails.
  const showsMails = !production || (config.demo && isLoopbackHost(config.host));
  const onError = (error: unknown) =>
    log.error({ err: error }, 'A request to sign in or to change an account failed');
  const parts = await readPartsTable();
  const storage = await openStorage(config);
  await storage.check();
  const identity = await createIdentity({
    store,
    outside: config.oidc,
    customerProviders: config.customerProviders,
    publicPassword: DEMO_PASSWORD,
    ipOf,
    visitorIp: (headers) => headers.get(VISITOR_ADDRESS_HEADER) ?? '',
    onError,
  });
  const index = config.apiUrl ? undefined : new SearchIndex({ db: store.db, log });
  void index?.start();
  const mailer = config.smtp && createMailer(config.smtp);
  const stopMails = runMailDelivery({ db: store.db, mailer, storesSecrets: showsMails }, (error) =>
    log.error({ err: error }, 'The mail delivery job failed'),
  );
  const proof = createHostProof(store.db);
  const digestTokens = createDigestTokens();
  const stopEvents = runEventDelivery(
    { db: store.db, sender: createEventSender({ allowed: config.webhookNetworks }) },
    (error) => log.error({ err: error }, 'The webhook delivery job failed'),
  );
  let stopTime = () => {};
  let engine: Engine | undefined;
  const services = upstreams(
    config,
    () => {
      const verifyToken: VerifyToken = async (token) =>
        digestTokens.verify(token) ?? identity.verifyToken(token);
      const started = createEngine({
        store,
        parts,
        verifyToken,
        signUpByForm: config.formSignIn ? identity.signUpByForm : undefined,
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
        hostNames: {
          ...config.hosts,
          check: createHostChecker({ proof, isOn: config.hosts.checks, allowed: config.hosts.networks }),
        },
      });
      engine = started;
      stopTime = runScheduledJobs(started, config.scheduleIntervalMs, (error) =>
        log.error({ err: error }, 'The scheduled jobs failed'),
      );

      return started;
    },
    { measure, log, outgoing: () => outgoingHeaders(observers) },
  );
  const counts = openSharedCounts({ config, store, log });
  const limits = createVisitorLimits({ counts });
  const gateway = await createGateway({
    upstreams: services,
    authenticate: unlessAway(identity.authenticate),
    authenticateCustomer: unlessAway(identity.authenticateCustomer),
    endCustomerSession: identity.endCustomerSession,
    openCustomerSession: identity.openCustomerSession,
    editorTokens: identity.editorTokens,
    invalidateSecret,
    blogUrl,
    fonts: config.fonts,
    oldEngineUrl: config.oldEngineUrl,
    importNetworks: config.importNetworks,
    features,
    parts,
    takeWork: limits.takeWork,
    takePoints: limits.takePoints,
    production,
    log,
    measure,
    onSpace: noteSite,
    within: ({ signal, mayBeLate }, run) => withSignal(signal, () => (mayBeLate ? withReplicas(run) : run())),
  });
  // Listings of another service do not change in this store.
  const stopAlerts = config.apiUrl
    ? () => {}
    : runAlerts({ db: store.db, display: createAlertDisplay(gateway, digestTokens) }, (error) =>
        log.error({ err: error }, 'The alert job failed'),
      );
  const files = createFiles({
    dataDir,
    cacheBytes: config.filesCacheBytes,
    storage,
    spaceOf: gateway.spaceOf,
    log,
    illustrations: DEMO_ILLUSTRATIONS,
  });

  const clean = createCleanMarkup(parts);

  const documents = new DocumentStore();
  // Services elsewhere announce no changes: their documents are shared for a second.
  const isRemote = Boolean(config.engineUrl || config.apiUrl || config.gusApiUrl);
  // In development the markup changes with the sources.
  const shared = production
    ? createSharedPages({
        store: documents,
        freshMs: isRemote ? REMOTE_FRESH_MS : undefined,
        secondsToWait: limits.takeRequestOf,
        onServed: noteSite,
      })
    : undefined;
  const stopFollowing = await followChanges({
    store,
    documents,
    index,
    forget(spaceId) {
      engine?.forget(spaceId);
      if (spaceId === null) gateway.forgetHosts();
    },
    follow: (isFollowing) => engine?.follow(isFollowing),
    onError: (error) => log.error({ err: error }, 'Changed listings could not be read'),
  });

  const site = createSiteApp({
    graphql: (request) => gateway.handle(request),
    async open(request) {
      const { identity, ...opened } = await gateway.open(request);

      return { ...opened, isAgent: identity !== null };
    },
    ready: createReadiness({ store, index }),
    setup: config.engineUrl
      ? undefined
      : createSetup({
          db: store.db,
          parts,
          hasPasskeys: config.oidc === undefined,
          signIn: (site, id) => identity.signInAgent(site, id),
        }),
    hostProof: (request) => respondWithProof(proof, request),
    files: (request) => files.fetch(request),
    upload: (request) => gateway.upload(request),
    exportSite: (request) => gateway.exportSite(request),
    importSite: (request) => gateway.importSite(request),
    leads: (request) => gateway.exportLeads(request),
    audit: (request) => gateway.exportAudit(request),
    mapPlaces: createMapPlaces(services),
    mapTiles: createMapTiles({
      archive: tilesOf(config),
      secondMap: mapStyleUrl ? config.mapStyleName : null,
      onError: (error) => log.error({ err: error }, 'The tiles of the map could not be read'),
    }),
    access: async (request) => identity.routes.fetch(request),
    account: async (request) => identity.account.fetch(request),
    assets,
    page: (request, options) =>
      render(request, {
        ...options,
        clean,
        measure: (run) => measure({ kind: 'render', name: 'document' }, run),
      }),
    secondsToWait: limits.takeRequest,
    shared,
    report: (what, cause) =>
      log.error(
        { err: cause, part: withoutSecrets(what) },
        'A part of a page could not be loaded or rendered',
      ),
    mails: showsMails ? createMailPages(store.db) : undefined,
    production,
    mapStyleUrl,
    signInProviders: config.customerProviders.map(({ key, name }) => ({ key, name })),
    isOffline: features.offline,
  });

  const sources = metricsSources(store, index);
  for (const { watch } of observers) await watch?.(sources);

  const respond = getRequestListener(
    async (request, { outgoing }) => sendWhole(await site(request), outgoing as ServerResponse),
    { overrideGlobalObjects: false },
  );

  return {
    async listener(request, response) {
      if (!shared?.serve(request, response, ipOf(request))) await respond(request, response);
    },
    identity,
    async stop() {
      stopTime();
      stopMails();
      stopAlerts();
      stopEvents();
      await stopFollowing();
      await counts?.stop();
      identity.stop();
      await gateway.stop();
      await index?.stop();
    },
  };
}
