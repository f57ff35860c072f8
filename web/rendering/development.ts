import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ViteDevServer } from 'vite';
import type { FontFile } from '#engine/identity/login/page-look.ts';
import { createDevelopmentRenderer, type PageRenderer } from './page-renderer.ts';
import type { SiteAppParts } from './site-app.ts';

export type FrontEnd = {
  render: PageRenderer;
  /** The fonts of the sign-in pages. */
  fontFile: FontFile;
  assets: SiteAppParts['assets'];
  /** Middleware that runs first; calls `next` for requests of the site. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
};

type Gallery = { handleGallery: (url: URL) => Promise<Response> };

const GALLERY = '/__gallery';
const FONTS_MODULE = '/web/src/styles/font-files.ts';
const GALLERY_MODULE = '/web/src/testing/gallery/gallery.tsx';

/** Hot reload uses its own port, below or above the site's. */
const HMR_OFFSET = 10_000;
const LAST_PORT = 65_535;

/** The site from its sources, through Vite. */
export async function createDevelopmentFrontEnd(port: number): Promise<FrontEnd> {
  const { createServer } = await import('vite');
  const hmrPort = port + HMR_OFFSET > LAST_PORT ? port - HMR_OFFSET : port + HMR_OFFSET;
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: hmrPort }, allowedHosts: ['.localhost'] },
  });

  const { fontFile } = (await vite.ssrLoadModule(FONTS_MODULE)) as { fontFile: FontFile };

  return {
    render: createDevelopmentRenderer(vite),
    fontFile,
    assets: () => null,
    before: (request, response, next) =>
      vite.middlewares(request, response, () => {
        if (request.url?.startsWith(GALLERY)) void gallery(vite)(request, response);
        else next();
      }),
    close: () => vite.close(),
  };
}

/** Every strap in every palette, rendered from its fixtures. */
function gallery(vite: ViteDevServer) {
  return getRequestListener(async ({ url }) => {
    const { handleGallery } = (await vite.ssrLoadModule(GALLERY_MODULE)) as Gallery;

    return handleGallery(new URL(url));
  });
}
