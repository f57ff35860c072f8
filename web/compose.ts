import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { DEMO_ILLUSTRATIONS } from '#demo/art/illustrations.ts';
import { DEMO_PASSWORD } from '#demo/seed.ts';
import type { Config } from '#engine/config.ts';
import { createFiles } from '#engine/files/files.ts';
import { openStorage } from '#engine/files/storage/open-storage.ts';
import { respondWithProof } from '#engine/hosts/host-proof.ts';
import type { Identity } from '#engine/identity/identity.ts';
import { isLoopbackHost } from '#engine/loopback.ts';
import { createMailPages } from '#engine/mail/mail-pages.ts';
import { runAlerts } from '#engine/scheduled-jobs.ts';
import { SearchIndex } from '#engine/search-index/search-index.ts';
import { createSetup } from '#engine/setup/setup.ts';
import type { Store } from '#engine/store/database/db.ts';
import { createAlertDisplay } from './alerts/alert-display.ts';
import { createCleanMarkup } from './clean-markup.ts';
import { logFailure } from './composition/log-failure.ts';
import { openGateway } from './composition/open-gateway.ts';
import { ipOf, openIdentity } from './composition/open-identity.ts';
import { openServices } from './composition/open-services.ts';
import { openSharedCounts } from './composition/open-shared-counts.ts';
import { startDeliveries } from './composition/start-deliveries.ts';
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
import { measureWith, type Observer } from './telemetry/telemetry.ts';

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

/** Queries of URLs and links to previews contain tokens. */
function withoutSecrets(what: string): string {
  return what.replace(/\?\S*/, '').replace(/(\/preview\/)[^\s/]+/, '$1…');
}

/** The configured archive; else the demo's map in the demo, unless another style replaces it. */
function tilesOf({ mapTiles, mapStyleUrl, demo }: Config): string | null {
  if (mapTiles) return mapTiles;
  return demo && !mapStyleUrl && existsSync(DEMO_MAP) ? DEMO_MAP : null;
}

/** Wires engine, identity, gateway, files and site in one process. */
export async function compose({ observers = [], ...given }: Parts): Promise<Composition> {
  const { config, store, log, render, assets } = given;
  const { production, mapStyleUrl, dataDir } = config;
  const measure = measureWith(observers);
  // A demo that only this machine reaches has no mail server; its visitors still follow the links of mails.
  const showsMails = !production || (config.demo && isLoopbackHost(config.host));
  const parts = await readPartsTable();
  const storage = await openStorage(config);
  await storage.check();
  const identity = await openIdentity({ ...given, publicPassword: DEMO_PASSWORD });
  const index = config.apiUrl ? undefined : new SearchIndex({ db: store.db, log });
  void index?.start();
  const stopDeliveries = startDeliveries({ ...given, showsMails });
  const { services, ...embedded } = openServices({ ...given, observers, parts, storage, identity, index });
  const counts = openSharedCounts(given);
  const limits = createVisitorLimits({ counts });
  const gateway = await openGateway({ ...given, services, identity, parts, limits, measure });
  // Listings of another service do not change in this store.
  const stopAlerts = config.apiUrl
    ? () => {}
    : runAlerts(
        { db: store.db, display: createAlertDisplay(gateway, embedded.digestTokens) },
        logFailure(log, 'The alert job failed'),
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
      embedded.engine()?.forget(spaceId);
      if (spaceId === null) gateway.forgetHosts();
    },
    follow: (isFollowing) => embedded.engine()?.follow(isFollowing),
    onError: logFailure(log, 'Changed listings could not be read'),
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
    hostProof: (request) => respondWithProof(embedded.proof, request),
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
      onError: logFailure(log, 'The tiles of the map could not be read'),
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
    isOffline: config.features.offline,
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
      embedded.stop();
      stopDeliveries();
      stopAlerts();
      await stopFollowing();
      await counts?.stop();
      identity.stop();
      await gateway.stop();
      await index?.stop();
    },
  };
}
