/** The worker thread of PGlite, so that statements do not block the server's event loop. */

import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { CHANGES_CHANNEL } from './changes.ts';
import type { ArrayType, PGliteFiles, ThreadResponse, ThreadRequest, ThreadResult } from './pglite-thread.ts';

if (!parentPort) throw new Error('This module only runs as a worker thread');
const port = parentPort;
const { dataDir, loadDataDir } = workerData as PGliteFiles;
/** Small servers run this in one process with the site: the files are in the page cache of the system anyway. */
const SHARED_BUFFERS = '16MB';

// Optimising PostgreSQL's interpreter takes half a gigabyte for a second, and makes queries hardly faster. At run time
// no flag implies another.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  setFlagsFromString(flag);

const pglite = await PGlite.create({
  dataDir,
  startParams: [
    ...PGlite.defaultStartParams,
    ...['-c', `shared_buffers=${SHARED_BUFFERS}`],
    // By default up to a gigabyte of the write-ahead log stays on disk, for each backup of the folder to copy.
    ...['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'],
  ],
  ...(loadDataDir && { loadDataDir: new Blob([loadDataDir]) }),
});
const { rows: arrayTypes } = await pglite.query<ArrayType>(
  `select oid::integer as element, typarray::integer as "array" from pg_type where typarray <> 0`,
);
// Values stay text, which is copied between threads far faster than objects.
for (const type of Object.keys(pglite.parsers)) pglite.parsers[type] = (text: string) => text;

await pglite.listen(CHANGES_CHANNEL, (announced) => send({ announced }));

port.on('message', async (request: ThreadRequest) => {
  try {
    send({ id: request.id, result: await respond(request) });
  } catch (error) {
    send({ id: request.id, error: plainError(error) });
  }
  if (request.kind === 'close') port.close();
});
send({ arrayTypes });

function send(message: ThreadResponse): void {
  port.postMessage(message);
}

async function respond(request: ThreadRequest): Promise<ThreadResult | ArrayBuffer> {
  if (request.kind === 'query') return resultOf(await query(request.sql, request.parameters));
  if (request.kind === 'exec') return resultOf((await pglite.exec(request.sql)).at(-1));
  if (request.kind === 'dump') return (await pglite.dumpDataDir('none')).arrayBuffer();

  await pglite.close();
  return resultOf(undefined);
}

const query = (sql: string, parameters: unknown[]) =>
  pglite.query<(string | null)[]>(sql, parameters, { rowMode: 'array' });

type Results = { rows: unknown[]; fields: ThreadResult['fields']; affectedRows?: number; command?: string };

function resultOf({ rows, fields, affectedRows, command }: Results = { rows: [], fields: [] }): ThreadResult {
  return { rows: rows as (string | null)[][], fields, affectedRows, command };
}

/** What structured cloning drops from an error: PostgreSQL's code and detail. Parameters are not included. */
function plainError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { query: _, params: __, queryOptions: ___, ...details } = error as Error & Record<string, unknown>;

  return { ...details, name: error.name, message: error.message };
}
