import { upstreamFailed } from '../errors.ts';
import { readText } from '../http/read-text.ts';
import type { NamedUpstream } from './upstream.ts';
import { guardReason } from './upstream-guard.ts';

export const UPSTREAM_TIMEOUT_MS = 2_000;
/** The embedded engine is only slow when the machine is: early timeouts would cause retries and more load. */
export const EMBEDDED_TIMEOUT_MS = 8_000;
export const MAX_RESPONSE_BYTES = 16 * 1024 * 1024;

export type UpstreamResponse = { status: number; headers: Headers; json: unknown };

/**
 * One call: the whole response within the time and size limits, or UPSTREAM_FAILED naming the upstream. Only the guard of an
 * upstream repeats it.
 */
export async function callUpstream(
  upstream: NamedUpstream,
  url: string,
  init: RequestInit,
  timeoutMs?: number,
): Promise<UpstreamResponse> {
  const isStream = init.body instanceof ReadableStream;
  const { text, status, headers } = await withinTime(upstream, timeoutMs, (signal) => {
    const attempt = async () => {
      const request = new Request(url, { ...init, redirect: 'manual', signal });
      const response = await upstream.fetch(request, { signal });
      const { status, headers } = response;
      return { status, headers, text: await readText(response.body, MAX_RESPONSE_BYTES, signal) };
    };
    // An upload may last for hours, and would occupy the place of many short calls.
    if (!upstream.guard || isStream) return attempt();

    return upstream.guard(attempt, { isIdempotent: (init.method ?? 'GET') === 'GET', signal });
  });
  if (text === null) throw upstreamFailed(upstream.name, 'its response is too large', status);

  return { status, headers, json: parse(upstream, status, text) };
}

/** The result within the time limit; the signal aborts the work after it. */
export async function withinTime<T>(
  upstream: NamedUpstream,
  timeoutMs: number | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => {
      late.reject(upstreamFailed(upstream.name, 'it did not respond in time'));
      controller.abort();
    },
    timeoutMs ?? (upstream.read ? EMBEDDED_TIMEOUT_MS : UPSTREAM_TIMEOUT_MS),
  );

  try {
    return await Promise.race([work(controller.signal), late.promise]);
  } catch (error) {
    if (controller.signal.aborted) throw upstreamFailed(upstream.name, 'it did not respond in time');
    const reason = guardReason(error) ?? 'it could not be reached';
    throw Object.assign(upstreamFailed(upstream.name, reason), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function parse(upstream: NamedUpstream, status: number, text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    if (status >= 400) return null;
    throw upstreamFailed(upstream.name, 'its response is not JSON', status);
  }
}
