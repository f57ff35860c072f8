import { createServer } from 'node:http';
import { createDevelopmentFrontEnd } from '#web/rendering/development.ts';
import { freePort } from '../lib/site.ts';

export type GalleryServer = { origin: string; close: () => Promise<void> };

/** The gallery alone, from sources and fixtures: no data, no sign-in, ready within seconds. */
export async function serveGallery(): Promise<GalleryServer> {
  const port = await freePort();
  const { before, close } = await createDevelopmentFrontEnd(port);
  const server = createServer((request, response) => {
    const nothing = () => response.writeHead(404).end();
    if (before) before(request, response, nothing);
    else nothing();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await close();
    },
  };
}
