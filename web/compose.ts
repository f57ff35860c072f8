import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Config } from '#engine/config.ts';
import { createEngine } from '#engine/engine.ts';
import { createFiles } from '#engine/files/files.ts';
import { createIdentity, type Identity } from '#engine/identity/identity.ts';
import { keepTime } from '#engine/keep-time.ts';
import { SearchIndex } from '#engine/search-index/search-index.ts';
import type { Store } from '#engine/store/db.ts';
import { createFastPath } from '#gateway/http/fast-path.ts';
import { createGateway } from '#gateway/server.ts';
import { createCleanMarkup } from './clean-markup.ts';
import { createMapPlaces } from './map-places.ts';
import type { PageRenderer } from './page-renderer.ts';
import { secureHeaders } from './security-headers.ts';
import { createSiteApp, type SiteAppParts } from './site-app.ts';
import { upstreams } from './upstreams.ts';
import { tellVisitorAddress, visitorAddress } from './visitor-address.ts';

type Parts = {
  config: Config;
  store: Store;
  log: Logger;
  render: PageRenderer;
  assets: SiteAppParts['assets'];
};

export type Composition = {
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  identity: Identity;
  stop(): Promise<void>;
};

/** The network address that failed sign-ins and sign-ups count for. */
function addressOf({ headers, socket }: IncomingMessage): string {
  return visitorAddress(headers['x-forwarded-for']?.toString(), socket.remoteAddress) ?? '';
}

/** Wires engine, identity, gateway, files and site in one process. */
export async function compose({ config, store, log, render, assets }: Parts): Promise<Composition> {
  const { invalidateSecret, production, mapStyleUrl, blogUrl, features, dataDir } = config;
  const onError = (error: unknown) => log.error({ err: error }, 'Sign-in');
  const identity = await createIdentity({ store, outside: config.oidc, addressOf, onError });
  const index = config.apiUrl ? undefined : new SearchIndex({ db: store.db, log });
  void index?.start();
  let stopTime = () => {};
  const services = upstreams(config, () => {
    const { verifyToken } = identity;
    const engine = createEngine({ store, verifyToken, invalidateSecret, features, log, index, dataDir });
    stopTime = keepTime(engine, (error) => log.error({ err: error }, 'What time brings was not done'));

    return engine;
  });
  const gateway = await createGateway({
    upstreams: services,
    authenticate: identity.authenticate,
    authenticateCustomer: identity.authenticateCustomer,
    invalidateSecret,
    blogUrl,
    fonts: config.fonts,
    features,
    production,
    log,
  });
  const files = createFiles({ dataDir, log });

  const clean = createCleanMarkup();

  const site = createSiteApp({
    graphql: (request) => gateway.handle(request),
    open: async (request) => (await gateway.open(request)).execute,
    files: (request) => files.fetch(request),
    upload: (request) => gateway.upload(request),
    mapPlaces: createMapPlaces(services),
    access: async (request) => identity.routes.fetch(request),
    assets,
    page: (request, options) => render(request, { ...options, clean }),
    report: (what, cause) => log.error({ err: cause }, what),
    production,
    mapStyleUrl,
    isOffline: features.offline,
  });

  const answer = (request: Request, { socket }: IncomingMessage) =>
    site(tellVisitorAddress(request, socket.remoteAddress));
  const usual = getRequestListener((request, { incoming }) => answer(request, incoming as IncomingMessage), {
    overrideGlobalObjects: false,
  });
  const fast = createFastPath({ answer: gateway.answer, usual: answer, headers: secureHeaders });

  return {
    listener: async (request, response) => {
      if (!fast(request, response)) await usual(request, response);
    },
    identity,
    async stop() {
      stopTime();
      identity.stop();
      await gateway.stop();
      await index?.stop();
    },
  };
}
