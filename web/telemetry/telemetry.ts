import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '#engine/config/config.ts';
import type { StoreQuery } from '#engine/store/database/db.ts';
import { type Measure, unmeasured } from '#gateway/measure.ts';
import type { MetricsSources } from './metrics-sources.ts';
import { requestFields } from './request-context.ts';

export type StartedRequest = { method: string; headers: IncomingHttpHeaders };
export type EndedRequest = {
  method: string;
  route: string;
  status: number;
  durationMs: number;
  bytes: number;
  site?: string;
};

/** One way to observe the process. */
export type Observer = {
  measure: Measure;
  query: (query: StoreQuery) => void;
  /** Runs the handler of a request; the function returned is called when the request has ended. */
  request: (request: StartedRequest, handle: () => void) => (ended: EndedRequest) => void;
  /** Headers that make an outgoing call part of what is observed. */
  outgoing?: () => Record<string, string>;
  /** Called once everything is composed. */
  watch?: (sources: MetricsSources) => Promise<void>;
  close: () => Promise<void>;
};

/** Metrics and traces as far as they are configured, else nothing; their libraries are loaded only then. */
export async function createTelemetry(config: Config): Promise<Observer[]> {
  const { metrics, tracing } = config;

  return [
    ...(metrics ? [(await import('./metrics.ts')).createMetrics(metrics)] : []),
    ...(tracing ? [(await import('./tracing.ts')).createTracing(tracing)] : []),
  ];
}

/** Measures with all of them, one around the other. */
export function measureWith(observers: readonly Observer[]): Measure {
  if (observers.length === 0) return unmeasured;

  return (work, run) =>
    observers.reduceRight(
      (inner, { measure }) =>
        () =>
          measure(work, inner),
      run,
    )();
}

/** The id of the request and the trace that a call to another process belongs to. */
export function outgoingHeaders(observers: readonly Observer[]): Record<string, string> {
  const { requestId } = requestFields();

  return Object.assign(
    requestId ? { 'x-request-id': requestId } : {},
    ...observers.map(({ outgoing }) => outgoing?.() ?? {}),
  );
}
