import type { IncomingMessage, ServerResponse } from 'node:http';
import { createDevelopmentRenderer, type PageRenderer } from './page-renderer.ts';
import type { SiteAppParts } from './site-app.ts';

export type FrontEnd = {
  render: PageRenderer;
  assets: SiteAppParts['assets'];
  /** Runs before everything else; calls `next` for what is not its own. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
};

/** The site from its sources, through Vite. */
export async function createDevelopmentFrontEnd(port: number): Promise<FrontEnd> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: port + 10_000 }, allowedHosts: ['.localhost'] },
  });

  return {
    render: createDevelopmentRenderer(vite),
    assets: () => null,
    before: vite.middlewares,
    close: () => vite.close(),
  };
}
