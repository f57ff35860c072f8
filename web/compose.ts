import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { DEMO_ILLUSTRATIONS } from '#demo/art/illustrations.ts';
import { DEMO_PASSWORD } from '#demo/seed.ts';
import type { Config } from '#engine/config/config.ts';
import { openStorage } from '#engine/files/storage/open-storage.ts';
import type { Identity } from '#engine/identity/identity.ts';
import type { FontFile } from '#engine/identity/login/page-look.ts';
import { runAlerts } from '#engine/jobs/scheduled-jobs.ts';
import { isLoopbackHost } from '#engine/network/loopback.ts';
import { SearchIndex } from '#engine/search-index/search-index.ts';
import type { Store } from '#engine/store/database/db.ts';
import { createAlertDisplay } from './alerts/alert-display.ts';
import { logFailure } from './composition/log-failure.ts';
import { openGateway } from './composition/open-gateway.ts';
import { ipOf, openIdentity } from './composition/open-identity.ts';
import { openServices } from './composition/open-services.ts';
import { openSharedCounts } from './composition/open-shared-counts.ts';
import { openSite } from './composition/open-site.ts';
import { startDeliveries } from './composition/start-deliveries.ts';
import { sendWhole } from './http/send-whole.ts';
import { createVisitorLimits } from './limits/visitor-limits.ts';
import type { PageRenderer } from './rendering/page-renderer.ts';
import { readPartsTable } from './rendering/read-parts-table.ts';
import type { SiteAppParts } from './rendering/site-app.ts';
import { DocumentStore } from './shared-pages/document-store.ts';
import { followChanges } from './shared-pages/follow-changes.ts';
import { createSharedPages } from './shared-pages/shared-pages.ts';
import { metricsSources } from './telemetry/metrics-sources.ts';
import { noteSite } from './telemetry/request-context.ts';
import { measureWith, type Observer } from './telemetry/telemetry.ts';

const REMOTE_FRESH_MS = 1000;

type Parts = {
  config: Config;
  store: Store;
  log: Logger;
  render: PageRenderer;
  /** The fonts of the sign-in pages; those of the system without it. */
  fontFile?: FontFile;
  assets: SiteAppParts['assets'];
  /** Metrics and traces. */
  observers?: readonly Observer[];
};

export type Composition = {
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  identity: Identity;
  stop(): Promise<void>;
};

/** Wires engine, identity, gateway, files and site in one process. */
export async function compose({ observers = [], ...given }: Parts): Promise<Composition> {
  const { config, store, log } = given;
  const { production } = config;
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
    ? async () => {}
    : runAlerts(
        { db: store.db, display: createAlertDisplay(gateway, embedded.digestTokens) },
        logFailure(log, 'The alert job failed'),
      );

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

  const site = openSite({
    ...given,
    parts,
    storage,
    identity,
    index,
    services,
    proof: embedded.proof,
    gateway,
    limits,
    measure,
    shared,
    showsMails,
    illustrations: DEMO_ILLUSTRATIONS,
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
      await Promise.all([embedded.stop(), stopDeliveries(), stopAlerts()]);
      await stopFollowing();
      await counts?.stop();
      identity.stop();
      await gateway.stop();
      await index?.stop();
    },
  };
}
