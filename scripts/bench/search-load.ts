/** Sends one scenario to a local server over keep-alive connections for a limited time; prints a SearchLoad. */
import { Agent, request } from 'node:http';
import { type Box, QUERIES, questionOf, type Scenario, variablesOf } from './search-scenarios.ts';

export type SearchLoadTask = {
  port: number;
  kind: 'graphql' | 'bare';
  scenario: Scenario;
  connections: number;
  seconds: number;
  ids: string[];
  area: Box;
};

/** Times in milliseconds, sizes in bytes. */
export type SearchLoad = {
  requests: number;
  failed: number;
  perSecond: number;
  p50: number;
  p95: number;
  largest: number;
};

let input = '';
for await (const chunk of process.stdin) input += chunk;
const task = JSON.parse(input) as SearchLoadTask;
const agent = new Agent({ keepAlive: true, maxSockets: task.connections });
const path = task.kind === 'graphql' ? '/graphql' : '/';
const times: number[] = [];
let [failed, sent, largest] = [0, 0, 0];

const begun = performance.now();
const end = begun + task.seconds * 1000;
await Promise.all(Array.from({ length: task.connections }, worker));
const elapsed = (performance.now() - begun) / 1000;
agent.destroy();

times.sort((one, other) => one - other);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const result: SearchLoad = {
  requests: times.length,
  failed,
  perSecond: times.length / elapsed,
  p50: at(0.5),
  p95: at(0.95),
  largest,
};
console.log(JSON.stringify(result));

async function worker() {
  while (performance.now() < end) {
    const body = bodyOf(sent++);
    const from = performance.now();
    const size = await once(body).catch(() => null);
    times.push(performance.now() - from);
    if (size === null) failed++;
    else largest = Math.max(largest, size);
  }
}

function bodyOf(n: number): string {
  const question = questionOf(n, task);

  return task.kind === 'graphql'
    ? JSON.stringify({ query: QUERIES[task.scenario], variables: variablesOf(task.scenario, question) })
    : JSON.stringify({ scenario: task.scenario, question });
}

/** The size of a response with data; everything else is a failure. */
function once(body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        host: '127.0.0.1',
        port: task.port,
        path,
        method: 'POST',
        headers: {
          host: `localhost:${task.port}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        let size = 0;
        let first: Buffer | null = null;
        response.on('data', (chunk: Buffer) => {
          first ??= chunk;
          size += chunk.byteLength;
        });
        response.on('end', () => {
          const isData = response.statusCode === 200 && !first?.subarray(0, 12).includes('"errors"');
          if (isData) resolve(size);
          else reject(new Error('no data'));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
