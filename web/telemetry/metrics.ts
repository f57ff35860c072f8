import { collectDefaultMetrics, Registry } from 'prom-client';
import type { MetricsOptions } from '#engine/config/config.ts';
import { type InternalServer, startInternalServer } from './internal-server.ts';
import { registerGauges } from './metrics-gauges.ts';
import { createInstruments } from './metrics-instruments.ts';
import type { Observer } from './telemetry.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
/** Clients choose the names of operations: after so many, further ones are counted together. */
const MAX_OPERATIONS = 200;

/** Prometheus metrics at a port of their own. */
export function createMetrics({ port, host }: MetricsOptions): Observer {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { requests, bytes, inFlight, operations, upstreamCalls, renders, queries } =
    createInstruments(registry);
  const bounded = boundedNames(MAX_OPERATIONS);
  let server: InternalServer | null = null;

  return {
    async measure({ kind, name, isFailure }, run) {
      const begun = performance.now();
      const end = (isFailed: boolean) => {
        const outcome = outcomeOf(isFailed);
        const seconds = (performance.now() - begun) / 1000;
        if (kind === 'render') renders.observe({ outcome }, seconds);
        else if (kind === 'upstream') upstreamCalls.observe({ upstream: name, outcome }, seconds);
        else operations.observe({ operation: bounded(name), outcome }, seconds);
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

    query: ({ durationMs, isFailed }) => queries.observe({ outcome: outcomeOf(isFailed) }, durationMs / 1000),

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

    async watch({ isKnownHost, ...sources }) {
      registerGauges(registry, sources);
      server = await startInternalServer({ port, host, metrics: registry, isKnownHost });
    },

    close: async () => server?.close(),
  };
}

const outcomeOf = (isFailed: boolean) => (isFailed ? 'failure' : 'success');

/** The first names as they are, later ones as `other`. */
function boundedNames(max: number): (name: string) => string {
  const names = new Set<string>();

  return (name) => {
    if (!names.has(name) && names.size >= max) return 'other';
    names.add(name);
    return name;
  };
}
