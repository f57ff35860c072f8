import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingOptions } from '#engine/config/config.ts';
import type { Work } from '#gateway/measure.ts';
import type { Observer } from './telemetry.ts';

const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;
const NAMES = { operation: 'GraphQL', upstream: 'REST', render: 'render' } as const;

/** Spans of requests, GraphQL operations, REST calls, rendering and queries, sent by OTLP over HTTP. */
export function createTracing({ endpoint, serviceName, ratio }: TracingOptions): Observer {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({
      root: ratio === 1 ? new AlwaysOnSampler() : new TraceIdRatioBasedSampler(ratio),
    }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer('strapwork');

  return {
    measure: (work, run) => {
      const span = tracer.startSpan(nameOf(work), {
        kind: work.kind === 'upstream' ? SpanKind.CLIENT : SpanKind.INTERNAL,
        attributes: attributesOf(work),
      });

      return context.with(trace.setSpan(context.active(), span), async () => {
        try {
          const result = await run();
          if (work.isFailure?.(result)) span.setStatus({ code: SpanStatusCode.ERROR });
          return result;
        } catch (error) {
          fail(span, error);
          throw error;
        } finally {
          span.end();
        }
      });
    },

    outgoing(): Record<string, string> {
      const span = trace.getSpan(context.active())?.spanContext();
      if (!span) return {};
      const flags = span.traceFlags.toString(16).padStart(2, '0');

      return { traceparent: `00-${span.traceId}-${span.spanId}-${flags}` };
    },

    query({ sql, durationMs, isFailed }) {
      // A query of a background job would be a trace of its own.
      if (!trace.getSpan(context.active())) return;
      const span = tracer.startSpan(`SQL ${sql.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? ''}`, {
        kind: SpanKind.CLIENT,
        startTime: Date.now() - durationMs,
        // Values are parameters, which are not part of the text.
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
      });
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },

    request({ method, headers }, handle) {
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
        parentOf(headers.traceparent),
      );
      context.with(trace.setSpan(ROOT_CONTEXT, span), handle);

      return ({ route, status, bytes, site }) => {
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.route': route,
          'http.response.status_code': status,
          'http.response.body.size': bytes,
          ...(site ? { 'strapwork.site': site } : {}),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },

    async close() {
      await provider.shutdown();
      context.disable();
    },
  };
}

const nameOf = ({ kind, name }: Pick<Work<unknown>, 'kind' | 'name'>) => `${NAMES[kind]} ${name}`;

function attributesOf({ kind, name, attributes = {} }: Work<never>): Attributes {
  return kind === 'operation' ? { 'graphql.operation.name': name, ...attributes } : attributes;
}

/** The front door has removed the header unless a trusted proxy sent it. */
function parentOf(header: string | string[] | undefined): Context {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(String(header)) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const isSampled = (Number.parseInt(flags ?? '0', 16) & TraceFlags.SAMPLED) !== 0;

  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  });
}

function fail(span: Span, error: unknown): void {
  // Messages may contain what a visitor wrote: the log has them.
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
}
