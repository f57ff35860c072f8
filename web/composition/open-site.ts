import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { PartsTable } from '#domain/parts/declaration.ts';
import type { Config } from '#engine/config/config.ts';
import { createFiles } from '#engine/files/files.ts';
import type { Illustrations } from '#engine/files/originals.ts';
import type { FileStorage } from '#engine/files/storage/file-storage.ts';
import { type HostProof, respondWithProof } from '#engine/hosts/host-proof.ts';
import type { Identity } from '#engine/identity/identity.ts';
import { createMailPages } from '#engine/mail/mail-pages.ts';
import type { SearchIndex } from '#engine/search-index/search-index.ts';
import type { FontFile } from '#engine/identity/login/page-look.ts';
import { createSetup } from '#engine/setup/setup.ts';
import type { Store } from '#engine/store/database/db.ts';
import type { Upstreams } from '#gateway/datasources/upstream.ts';
import type { Measure } from '#gateway/measure.ts';
import type { Gateway } from '#gateway/server.ts';
import type { VisitorLimits } from '../limits/visitor-limits.ts';
import { openMapArchive } from '../map/map-archive.ts';
import { createMapCover } from '../map/map-cover.ts';
import { createMapPicture } from '../map/map-picture.ts';
import { createMapPlaces } from '../map/map-places.ts';
import { createMapTiles } from '../map/map-tiles.ts';
import { createCleanMarkup } from '../rendering/clean-markup.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import { createSiteApp, type SiteAppParts } from '../rendering/site-app.ts';
import type { SharedPages } from '../shared-pages/shared-pages.ts';
import { createReadiness } from '../telemetry/readiness.ts';
import { logFailure } from './log-failure.ts';

const DEMO_MAP = join(import.meta.dirname, '../../dist/demo-map.pmtiles');

type Options = {
  config: Config;
  store: Store;
  log: Logger;
  render: PageRenderer;
  fontFile?: FontFile | undefined;
  assets: SiteAppParts['assets'];
  parts: PartsTable;
  storage: FileStorage;
  identity: Identity;
  index: SearchIndex | undefined;
  services: Upstreams;
  proof: HostProof;
  gateway: Gateway;
  limits: VisitorLimits;
  measure: Measure;
  /** Documents that many visitors get. */
  shared: SharedPages | undefined;
  illustrations: Illustrations;
  /** Whether the mails in the store are shown at `/__mail`. */
  showsMails: boolean;
};

/** The request handler of the site, over everything that it is made of. */
export function openSite(options: Options): (request: Request) => Promise<Response> {
  const { config, store, log, render, assets, parts, storage, identity, index } = options;
  const { services, proof, gateway, limits, measure, shared, showsMails, illustrations } = options;
  const { production, mapStyleUrl } = config;
  const tiles = tilesOf(config);
  const archive = tiles === null ? null : openMapArchive(tiles);
  const clean = createCleanMarkup(parts);
  const files = createFiles({
    dataDir: config.dataDir,
    cacheBytes: config.filesCacheBytes,
    storage,
    spaceOf: gateway.spaceOf,
    log,
    illustrations,
  });

  return createSiteApp({
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
          fontFile: options.fontFile,
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
      archive,
      secondMap: mapStyleUrl ? config.mapStyleName : null,
      onError: logFailure(log, 'The tiles of the map could not be read'),
    }),
    mapPicture: createMapPicture({
      archive,
      onError: logFailure(log, 'The picture of a map could not be drawn'),
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
    hasMapAt: createMapCover({ archive, hasStyle: mapStyleUrl !== undefined }),
    signInProviders: config.customerProviders.map(({ key, name }) => ({ key, name })),
    isOffline: config.features.offline,
  });
}

/** Queries of URLs and links to previews contain tokens. */
function withoutSecrets(what: string): string {
  return what.replace(/\?\S*/, '').replace(/(\/preview\/)[^\s/]+/, '$1…');
}

/** The configured archive; else the demo's map in the demo, unless another style replaces it. */
function tilesOf({ mapTiles, mapStyleUrl, demo }: Config): string | null {
  if (mapTiles) return mapTiles;
  return demo && !mapStyleUrl && existsSync(DEMO_MAP) ? DEMO_MAP : null;
}
