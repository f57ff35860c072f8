import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricsOptions } from '#engine/config.ts';
import { type InternalServer, startInternalServer } from './internal-server.ts';
import type { Observer } from './telemetry.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
/** Whoever sends operations chooses their names: after so many, further ones are counted together. */
const MAX_OPERATIONS = 200;

/** Prometheus metrics at a port of their own. */
export function createMetrics({ port, host }: MetricsOptions): Observer {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'strapwork_http_request_duration_seconds',
    help: 'Duration of requests until the response was sent, by route pattern',
    labelNames: ['method', 'route', 'status_class'],
    buckets: SECONDS,
    registers,
  });
  const bytes = new Counter({
    name: 'strapwork_http_response_bytes_total',
    help: 'Bytes sent',
    registers,
  });
  const inFlight = new Gauge({
    name: 'strapwork_http_requests_in_flight',
    help: 'Requests that are being handled',
    registers,
  });
  const durations = {
    operation: new Histogram({
      name: 'strapwork_graphql_operation_duration_seconds',
      help: 'Duration of GraphQL operations by name',
      labelNames: ['operation', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    upstream: new Histogram({
      name: 'strapwork_upstream_call_duration_seconds',
      help: 'Duration of REST calls to the page engine, the listing data and the places service',
      labelNames: ['upstream', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    render: new Histogram({
      name: 'strapwork_render_duration_seconds',
      help: 'Duration of rendering a document, without loading its data',
      labelNames: ['outcome'],
      buckets: SECONDS,
      registers,
    }),
  };
  const queries = new Histogram({
    name: 'strapwork_store_query_duration_seconds',
    help: 'Duration of database queries',
    labelNames: ['outcome'],
    buckets: QUERY_SECONDS,
    registers,
  });
  const operations = new Set<string>();
  const bounded = (name: string) => {
    if (!operations.has(name) && operations.size >= MAX_OPERATIONS) return 'other';
    operations.add(name);
    return name;
  };
  let server: InternalServer | null = null;

  return {
    async measure({ kind, name, isFailure }, run) {
      const begun = performance.now();
      const end = (isFailed: boolean) => {
        const outcome = isFailed ? 'failure' : 'success';
        const seconds = (performance.now() - begun) / 1000;
        if (kind === 'render') durations.render.observe({ outcome }, seconds);
        else if (kind === 'upstream') durations.upstream.observe({ upstream: name, outcome }, seconds);
        else durations.operation.observe({ operation: bounded(name), outcome }, seconds);
      };
      try {
        const result = await run();
        end(isFailure?.(result) ?? false);
        return result;
      } catch (error) {
        end(true);
        throw error;
      }
    },

    query: ({ durationMs, isFailed }) =>
      queries.observe({ outcome: isFailed ? 'failure' : 'success' }, durationMs / 1000),

    request(_, handle) {
      inFlight.inc();
      handle();

      return (ended) => {
        inFlight.dec();
        bytes.inc(ended.bytes);
        requests.observe(
          {
            method: METHODS.has(ended.method) ? ended.method : 'other',
            route: ended.route,
            status_class: `${Math.floor(ended.status / 100)}xx`,
          },
          ended.durationMs / 1000,
        );
      };
    },

    async watch({ backlogs, alertLagSeconds, connections, index, isKnownHost }) {
      new Gauge({
        name: 'strapwork_backlog',
        help: 'Mails and events of webhooks that wait, and those that failed for good (dead letters)',
        labelNames: ['queue', 'state'],
        registers,
        async collect() {
          for (const { queue, state, count } of await backlogs()) this.set({ queue, state }, count);
        },
      });
      new Gauge({
        name: 'strapwork_alert_lag_seconds',
        help: 'Age of the oldest change of a listing that is not matched with saved searches yet',
        registers,
        async collect() {
          this.set(await alertLagSeconds());
        },
      });
      if (connections) {
        new Gauge({
          name: 'strapwork_store_connections',
          help: 'Connections to PostgreSQL, and queries that wait for one',
          labelNames: ['state'],
          registers,
          collect() {
            for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
          },
        });
      }
      if (index) {
        new Gauge({
          name: 'strapwork_search_index_listings',
          help: 'Listings in the search index',
          labelNames: ['source'],
          registers,
          collect() {
            this.reset();
            for (const [source, size] of index.sizes()) this.set({ source }, size);
          },
        });
        new Gauge({
          name: 'strapwork_search_index_age_seconds',
          help: 'Time since the search index was brought up to date; -1 before it is loaded',
          registers,
          collect() {
            this.set(index.ageMs === null ? -1 : index.ageMs / 1000);
          },
        });
      }
      server = await startInternalServer({ port, host, metrics: registry, isKnownHost });
    },

    close: async () => server?.close(),
  };
}
