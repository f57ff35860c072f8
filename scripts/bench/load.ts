/** Sends requests over keep-alive connections to a local site for a limited time; prints a LoadResult. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { SEARCH_QUERY, searchVariables } from './searches.ts';

/** Ends after `seconds`, or after `requests` before that. */
export type LoadTask = { origin: string; connections: number; seconds: number; requests?: number } & (
  | { kind: 'get'; path: string }
  | { kind: 'search' }
);

/** Times in milliseconds. */
export type LoadResult = { requests: number; failed: number; perSecond: number; p50: number; p95: number };

const task = JSON.parse(process.argv[2] ?? '{}') as LoadTask;
const target = new URL(task.origin);
if (!/^(localhost|127\.0\.0\.1)$/.test(target.hostname)) throw new Error('load goes to this machine only');

const agent = new Agent({ keepAlive: true, maxSockets: task.connections });
const times: number[] = [];
let failed = 0;
let sent = 0;
const begun = performance.now();
const end = begun + task.seconds * 1000;

await Promise.all(Array.from({ length: task.connections }, worker));
agent.destroy();

times.sort((a, b) => a - b);
const result: LoadResult = {
  requests: times.length,
  failed,
  perSecond: times.length / ((performance.now() - begun) / 1000),
  p50: quantile(0.5),
  p95: quantile(0.95),
};
console.log(JSON.stringify(result));

async function worker() {
  while (performance.now() < end && sent < (task.requests ?? Number.POSITIVE_INFINITY)) {
    const at = performance.now();
    const ok = await once(sent++).catch(() => false);
    times.push(performance.now() - at);
    if (!ok) failed += 1;
  }
}

function once(index: number): Promise<boolean> {
  const body =
    task.kind === 'search'
      ? JSON.stringify({ query: SEARCH_QUERY, variables: searchVariables(index) })
      : null;

  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port: target.port,
        path: task.kind === 'search' ? '/graphql' : task.path,
        method: body ? 'POST' : 'GET',
        headers: {
          host: target.host,
          ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
        },
      },
      (response) => finish(response, resolve),
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function finish(response: IncomingMessage, resolve: (ok: boolean) => void) {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => {
    const ok =
      response.statusCode === 200 && (task.kind !== 'search' || Buffer.concat(chunks).includes('"total":'));
    resolve(ok);
  });
}

function quantile(share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
