import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

export type InternalServer = { port: number; close: () => Promise<void> };

type Options = {
  port: number;
  host: string;
  metrics: Registry;
  isKnownHost: (host: string) => Promise<boolean>;
};

const NO_STORE = { 'cache-control': 'no-store' };

/**
 * For the operator's own programs, never for visitors: `/metrics` for Prometheus, and `/known-host?domain=` for a proxy
 * that gets certificates on demand, 200 for the host name of a site, else 404.
 */
export async function startInternalServer({
  port,
  host,
  metrics,
  isKnownHost,
}: Options): Promise<InternalServer> {
  const server = createServer((request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://internal.invalid');
    const respond = async () => {
      if (url?.pathname === '/metrics') {
        const text = await metrics.metrics();
        response.writeHead(200, { ...NO_STORE, 'content-type': metrics.contentType }).end(text);
      } else if (url?.pathname === '/known-host') {
        const isKnown = await isKnownHost(url.searchParams.get('domain') ?? '');
        response.writeHead(isKnown ? 200 : 404, NO_STORE).end();
      } else response.writeHead(404, NO_STORE).end();
    };

    // The database is down: a scrape that fails shows it.
    respond().catch(() => response.writeHead(503, NO_STORE).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  server.unref();
  const address = server.address();

  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
