import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#engine/config/config.ts';
import type { Store } from '#engine/store/database/db.ts';
import { addSpaces } from '#engine/testing/fixtures.ts';
import { createTestStore } from '#engine/testing/test-store.ts';
import { type Composition, compose } from '../compose.ts';
import { logRequest } from './request-log.ts';
import { createTelemetry, type Observer } from './telemetry.ts';

type Span = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
};

const TRACE = 'a'.repeat(32);
const listen = async (server: Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

let store: Store;
let composition: Composition;
let observers: Observer[];
let site: Server;
let receiver: Server;
let geo: Server;
const geoHeaders: IncomingHttpHeaders[] = [];
let origin: string;
let metricsPort: number;
const bodies: string[] = [];

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    bodies.push(`${request.url} ${text}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const endpoint = `http://127.0.0.1:${await listen(receiver)}`;
  geo = createServer((request, response) => {
    geoHeaders.push(request.headers);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
  const free = createServer();
  metricsPort = await listen(free);
  await new Promise((resolve) => free.close(resolve));
  const config = readConfig({
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_SERVICE_NAME: 'homes',
    GUS_API_URL: `http://127.0.0.1:${await listen(geo)}`,
  });

  observers = await createTelemetry(config);
  store = await createTestStore();
  await addSpaces(store);
  const log = pino({ level: 'silent' });
  const render = async () => new Response('page');
  composition = await compose({ config, store, log, render, assets: () => null, observers });
  site = createServer((request, response) =>
    logRequest({ log, request, response, observers }, () => void composition.listener(request, response)),
  );
  origin = `http://localhost:${await listen(site)}`;
}, 240_000);

afterAll(async () => {
  site.closeAllConnections();
  site.close();
  await composition.stop();
  await store.close();
  for (const server of [receiver, geo]) {
    server.closeAllConnections();
    server.close();
  }
});

const send = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  }).then((response) => response.text());

test('a call to another service carries the trace and the id of the request that it is made for', async () => {
  const response = await send('query Near { place(id: "7") { id } }', {
    traceparent: `00-${'d'.repeat(32)}-${'c'.repeat(16)}-01`,
    'x-request-id': 'visit-7',
  });

  expect(geoHeaders, response).toEqual([
    expect.objectContaining({
      traceparent: expect.stringMatching(/^00-d{32}-[0-9a-f]{16}-01$/),
      'x-request-id': 'visit-7',
    }),
  ]);
  expect(geoHeaders[0]?.traceparent).not.toContain('c'.repeat(16));
});

test('metrics are scraped and traces sent, with operations, calls and requests in each', async () => {
  await send('query SiteName { space { id } }', { traceparent: `00-${TRACE}-${'b'.repeat(16)}-01` });
  await send('query Wrong { nothing }');
  for (let n = 0; n < 250; n++) observers[0]?.measure({ kind: 'operation', name: `n${n}` }, async () => n);
  observers[0]?.query({ sql: 'select 1', durationMs: 3, isFailed: false });

  const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await expect.poll(scrape).toContain('route="/graphql",status_class="4xx"');
  // -1 until the index has been loaded for the first time.
  await expect.poll(scrape).toMatch(/strapwork_search_index_age_seconds [\d.]+/);
  const text = await scrape();
  for (const line of [
    /strapwork_http_request_duration_seconds_count\{method="POST",route="\/graphql",status_class="2xx"\} [1-9]/,
    /strapwork_graphql_operation_duration_seconds_count\{operation="SiteName",outcome="success"\} [1-9]/,
    /strapwork_graphql_operation_duration_seconds_count\{operation="Wrong",outcome="failure"\} [1-9]/,
    /strapwork_graphql_operation_duration_seconds_count\{operation="other",outcome="success"\} [1-9]\d+/,
    /strapwork_upstream_call_duration_seconds_count\{upstream="engine",outcome="success"\} [1-9]/,
    /strapwork_store_query_duration_seconds_count\{outcome="success"\} [1-9]/,
    /strapwork_backlog\{queue="mails",state="waiting"\} 0/,
    /strapwork_backlog\{queue="webhooks",state="failed"\} 0/,
    /strapwork_alert_lag_seconds 0/,
    /strapwork_http_response_bytes_total [1-9]/,
    /nodejs_eventloop_lag_p99_seconds/,
    /process_resident_memory_bytes/,
  ])
    expect(text).toMatch(line);

  const isKnown = async (domain: string) =>
    (await fetch(`http://127.0.0.1:${metricsPort}/known-host?domain=${domain}`)).status;
  const { host } = await store.db.selectFrom('space_hosts').select('host').executeTakeFirstOrThrow();
  expect([await isKnown(host.toUpperCase()), await isKnown('stranger.example'), await isKnown('')]).toEqual([
    200, 404, 404,
  ]);

  // Ends what is sent in batches.
  for (const observer of observers) await observer.close();
  expect(bodies[0]).toMatch(/^\/v1\/traces /);
  expect(bodies.join()).toContain('"service.name","value":{"stringValue":"homes"}');
  const spans: Span[] = bodies.flatMap((body) =>
    JSON.parse(body.slice(body.indexOf(' '))).resourceSpans.flatMap(
      ({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const request = spans.find(({ name, traceId }) => name === 'POST /graphql' && traceId === TRACE);
  const operation = spans.find(({ name, traceId }) => name === 'GraphQL SiteName' && traceId === TRACE);
  expect(request?.parentSpanId).toBe('b'.repeat(16));
  expect(operation?.parentSpanId).toBe(request?.spanId);
  expect(spans.map(({ name }) => name)).toContain('REST engine');
});
