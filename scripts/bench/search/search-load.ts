/** Sends one scenario to a local server with autocannon for a limited time; reads its task from stdin and prints a SearchLoad. */
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { percentile } from '../percentile.ts';
import { type Box, QUERIES, questionOf, type Scenario, variablesOf } from './search-scenarios.ts';

export type SearchLoadTask = {
  port: number;
  kind: 'graphql' | 'bare';
  scenario: Scenario;
  connections: number;
  seconds: number;
  /** Number of the first query: every run sends others. */
  first: number;
  ids: string[];
  area: Box;
};

/** Times in milliseconds. */
export type SearchLoad = { requests: number; failed: number; perSecond: number; p50: number; p95: number };

const task = JSON.parse(await text(process.stdin)) as SearchLoadTask;
const { port, kind, scenario, connections, seconds } = task;
let next = task.first;
const times: number[] = [];

const run = autocannon(
  {
    url: `http://localhost:${port}${kind === 'graphql' ? '/graphql' : '/'}`,
    connections,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    requests: [{ setupRequest: (request) => ({ ...request, body: bodyOf(next++) }) }],
    verifyBody: (body) => !String(body).startsWith('{"errors"'),
  },
  (error: Error | null, ended: autocannon.Result) => {
    if (error) throw error;
    const result: SearchLoad = {
      requests: ended.requests.total,
      failed: ended.errors + ended.timeouts + ended.non2xx + ended.mismatches,
      perSecond: ended.requests.total / ended.duration,
      p50: percentile(times, 50),
      p95: percentile(times, 95),
    };
    console.log(JSON.stringify(result));
  },
);
run.on('response', (_client, _status, _bytes, ms) => times.push(ms));

function bodyOf(n: number): string {
  const question = questionOf(n, task);

  return kind === 'graphql'
    ? JSON.stringify({ query: QUERIES[scenario], variables: variablesOf(scenario, question) })
    : JSON.stringify({ scenario, question });
}
