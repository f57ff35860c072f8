import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Level, Logger } from 'pino';
import { type RequestContext, withRequestContext } from './request-context.ts';
import { routePattern } from './route-pattern.ts';
import type { Observer } from './telemetry.ts';

export const REQUEST_ID_HEADER = 'x-request-id';
/** Longer or other ids are replaced: they are copied to a header and to every log line of the request. */
const REQUEST_ID = /^[\w.:-]{1,128}$/;
/** Requested every few seconds by whatever supervises the process. */
const NOT_LOGGED = new Set(['/health', '/ready']);

type Exchange = {
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  request: IncomingMessage;
  response: ServerResponse;
  observers?: readonly Pick<Observer, 'request'>[];
};

/**
 * Handles a request in a context of its own, and writes one log line when its response is complete or its connection has
 * ended. The front door has removed ids that no proxy has set.
 */
export function logRequest({ log, request, response, observers = [] }: Exchange, handle: () => void): void {
  const begun = performance.now();
  const context: RequestContext = { id: requestIdOf(request) };
  const { method = '', socket } = request;
  const bytesBefore = socket.bytesWritten;
  const pathname = URL.parse(request.url ?? '/', 'http://site.invalid')?.pathname ?? '/';
  response.setHeader(REQUEST_ID_HEADER, context.id);

  const ends: ReturnType<Observer['request']>[] = [];

  response.once('close', () => {
    if (NOT_LOGGED.has(pathname)) return;
    const isAborted = !response.writableFinished;
    const ended = {
      method,
      route: routePattern(pathname),
      status: response.statusCode,
      durationMs: Math.round((performance.now() - begun) * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
      site: context.site,
    };

    for (const end of ends) end(ended);
    log[levelOf(ended.status)](
      { requestId: context.id, ...ended, ...(isAborted ? { aborted: true } : {}) },
      isAborted ? 'Request aborted' : 'Request completed',
    );
  });

  const observed = NOT_LOGGED.has(pathname) ? [] : observers;
  const run = observed.reduceRight(
    (inner, observer) => () => void ends.push(observer.request({ method, headers: request.headers }, inner)),
    handle,
  );
  withRequestContext(context, run);
}

function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID_HEADER]?.toString() ?? '';

  return REQUEST_ID.test(given) ? given : randomUUID();
}

function levelOf(status: number): Extract<Level, 'info' | 'warn' | 'error'> {
  if (status >= 500) return 'error';

  return status >= 400 ? 'warn' : 'info';
}
