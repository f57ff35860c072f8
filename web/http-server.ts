import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';

export type HttpLimits = {
  /**
   * An idle connection is kept open for so long: longer than clients and proxies commonly keep theirs, so that none is
   * closed while a request is on its way into it.
   */
  keepAliveMs: number;
  headersMs: number;
  /** How long a body may take besides the time that its bytes have at the least rate. */
  bodyMs: number;
  /** Slower than the poorest line an agent would upload a photo by. */
  leastBytesPerSecond: number;
  /** How often connections are looked at: each limit holds to within so much. */
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

/** A server whose connections are bounded in number and in how slowly they may send. */
export function createHttpServer(handle: RequestListener, limits: HttpLimits = HTTP_LIMITS): Server {
  const uploads = new Set<Upload>();
  const server = createServer({
    keepAliveTimeout: limits.keepAliveMs,
    headersTimeout: limits.headersMs,
    // A large file by a slow line takes minutes; bodies are cut by their rate.
    requestTimeout: 0,
    connectionsCheckingInterval: limits.checkEveryMs,
  });
  server.maxConnections = limits.connections;

  server.on('request', (request, response) => {
    request.url = withoutOrigin(request.url ?? '/');
    if (hasBody(request)) {
      const upload = { request, since: performance.now(), bytesBefore: request.socket.bytesRead };
      uploads.add(upload);
      const forget = () => uploads.delete(upload);
      request.once('end', forget);
      request.once('close', forget);
      response.once('close', forget);
    }
    handle(request, response);
  });

  let checked = performance.now();
  const timer = setInterval(() => {
    // While this process had no time to read, nobody was slow.
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

/** A request line may name a whole URL; which site is asked is for the Host header to say. */
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
