import type { Server } from 'node:http';

const DRAIN_MS = 7_000;
const LIMIT_MS = 10_000;

type Shutdown = { server: Server; close: () => Promise<void>; log: (message: string) => void };

/**
 * Graceful shutdown on SIGTERM and SIGINT: no new requests, running ones complete, then everything closes;
 * ten seconds at most.
 */
export function closeOnSignal({ server, close, log }: Shutdown): void {
  let isClosing = false;

  const shutDown = (signal: NodeJS.Signals) => {
    if (isClosing) return;
    isClosing = true;
    log(`Shutting down after ${signal}`);
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
    server.close(() => {
      void close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    server.closeIdleConnections();
  };

  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}
