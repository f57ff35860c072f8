import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];

/** The metrics that requests and their work write. */
export function createInstruments(registry: Registry) {
  const registers = [registry];

  return {
    requests: new Histogram({
      name: 'strapwork_http_request_duration_seconds',
      help: 'Duration of requests until the response was sent, by route pattern',
      labelNames: ['method', 'route', 'status_class'],
      buckets: SECONDS,
      registers,
    }),
    bytes: new Counter({
      name: 'strapwork_http_response_bytes_total',
      help: 'Bytes sent',
      registers,
    }),
    inFlight: new Gauge({
      name: 'strapwork_http_requests_in_flight',
      help: 'Requests that are being handled',
      registers,
    }),
    operations: new Histogram({
      name: 'strapwork_graphql_operation_duration_seconds',
      help: 'Duration of GraphQL operations by name',
      labelNames: ['operation', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    upstreamCalls: new Histogram({
      name: 'strapwork_upstream_call_duration_seconds',
      help: 'Duration of REST calls to the page engine, the listing data and the places service',
      labelNames: ['upstream', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    renders: new Histogram({
      name: 'strapwork_render_duration_seconds',
      help: 'Duration of rendering a document, without loading its data',
      labelNames: ['outcome'],
      buckets: SECONDS,
      registers,
    }),
    queries: new Histogram({
      name: 'strapwork_store_query_duration_seconds',
      help: 'Duration of database queries',
      labelNames: ['outcome'],
      buckets: QUERY_SECONDS,
      registers,
    }),
  };
}
