import type pg from 'pg';

/**
 * The pool replaces connections that the server closes; an unhandled error event, of an idle one or of one between two
 * statements of a transaction, would end the process.
 */
export function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}
