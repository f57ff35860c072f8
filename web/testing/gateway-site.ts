import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Gateway } from '#gateway/server.ts';
import { createSiteApp, type SiteAppParts } from '../rendering/site-app.ts';
import type { Handle } from '../src/app/handle.ts';

const ENTRY = join(import.meta.dirname, '../src/app/entry-server.tsx');

const nothing = async () => new Response(null, { status: 404 });

/** A site that serves neither data nor pages. */
export const EMPTY_SITE: SiteAppParts = {
  graphql: nothing,
  open: async () => ({
    execute: async () => ({ data: null, failures: [] }),
    isAgent: false,
    editorToken: null,
    cookies: [],
  }),
  files: nothing,
  ready: nothing,
  upload: nothing,
  exportSite: nothing,
  importSite: nothing,
  leads: nothing,
  audit: nothing,
  mapPlaces: nothing,
  mapTiles: async () => null,
  mapPicture: async () => null,
  access: nothing,
  account: nothing,
  assets: () => null,
  page: nothing,
  report: () => undefined,
  production: true,
};

/** Serves the API and the documents of a gateway, to visitors and customers. */
export async function serveGateway(gateway: Gateway): Promise<{ origin: string; close(): void }> {
  const { handle } = (await import(/* @vite-ignore */ ENTRY)) as { handle: Handle };
  const site = createSiteApp({
    ...EMPTY_SITE,
    graphql: (request) => gateway.handle(request),
    open: async (request) => ({ ...(await gateway.open(request)), isAgent: false }),
    page: (request, options) =>
      handle(request, {
        ...options,
        manifest: null,
        clean: { inline: (html) => html, block: (html) => html, parts: {} },
      }),
  });
  const server = createServer(getRequestListener(site, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;

  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}
