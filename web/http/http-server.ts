import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

export type HttpLimits = {
  /**
   * Keep-alive timeout of idle connections: longer than those of common clients and proxies, so that none is
   * closed while a request is on its way.
   */
  keepAliveMs: number;
  headersMs: number;
  /** Grace period of a body in addition to its time at the minimum rate. */
  bodyMs: number;
  /** Slower than any connection agents upload photos on. */
  leastBytesPerSecond: number;
  /** Interval of the checks, and so the precision of each limit. */
  checkEveryMs: number;
  connections: number;
};

export const HTTP_LIMITS: HttpLimits = {
  keepAliveMs: 55_000,
  headersMs: 20_000,
  bodyMs: 20_000,
  leastBytesPerSecond: 4096,
  checkEveryMs: 2_000,
  connections: 4_000,
};

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

type Upload = { request: IncomingMessage; since: number; bytesBefore: number };

/** A server with limits on the number of connections and on slow senders. */
export function createHttpServer(handle: RequestListener, limits: HttpLimits = HTTP_LIMITS): Server {
  const uploads = new Set<Upload>();
  const server = createServer({
    keepAliveTimeout: limits.keepAliveMs,
    headersTimeout: limits.headersMs,
    // Large uploads may take minutes; slow bodies are limited by their rate.
    requestTimeout: 0,
    connectionsCheckingInterval: limits.checkEveryMs,
  });
  server.maxConnections = limits.connections;

  server.on('request', (request, response) => {
    request.url = withoutOrigin(request.url ?? '/');
    if (hasBody(request)) {
      const upload = { request, since: performance.now(), bytesBefore: request.socket.bytesRead };
      uploads.add(upload);
      const removeUpload = () => uploads.delete(upload);
      request.once('end', removeUpload);
      request.once('close', removeUpload);
      response.once('close', removeUpload);
    }
    handle(request, response);
  });

  let checked = performance.now();
  const timer = setInterval(() => {
    // Time in which this process was blocked does not count.
    const lateness = performance.now() - checked - limits.checkEveryMs;
    checked += lateness + limits.checkEveryMs;
    for (const upload of uploads) {
      upload.since += Math.max(0, lateness);
      if (isTooSlow(upload, limits)) cut(upload.request);
    }
  }, limits.checkEveryMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));

  return server;
}

/** A request line may contain a whole URL; only the Host header decides the site. */
function withoutOrigin(target: string): string {
  if (!/^https?:/i.test(target)) return target;
  const url = URL.parse(target);

  return url ? url.pathname + url.search : '/';
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isTooSlow({ request, since, bytesBefore }: Upload, limits: HttpLimits): boolean {
  const bytes = request.socket.bytesRead - bytesBefore;
  const allowedMs = limits.bodyMs + (bytes / limits.leastBytesPerSecond) * 1000;

  return !request.complete && performance.now() - since > allowedMs;
}

function cut({ socket }: IncomingMessage): void {
  if (socket.writable) socket.write(TIMED_OUT);
  socket.destroySoon();
}
