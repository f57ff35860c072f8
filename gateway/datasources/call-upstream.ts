import { upstreamFailed } from '../errors.ts';
import { readText } from '../read-text.ts';
import type { NamedUpstream } from './upstream.ts';

export const UPSTREAM_TIMEOUT_MS = 2_000;
/** The embedded engine is only slow when the machine is: early timeouts would cause retries and more load. */
export const EMBEDDED_TIMEOUT_MS = 8_000;
export const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

export type UpstreamAnswer = { status: number; headers: Headers; json: unknown };

/**
 * One call without retry: the whole response within the time and size limits, or UPSTREAM_FAILED naming the
 * upstream.
 */
export async function callUpstream(
  upstream: NamedUpstream,
  url: string,
  init: RequestInit,
  timeoutMs?: number,
): Promise<UpstreamAnswer> {
  const { response, text } = await withinTime(upstream, timeoutMs, async (signal) => {
    const answered = await upstream.fetch(new Request(url, { ...init, redirect: 'manual', signal }));
    return { response: answered, text: await readText(answered.body, MAX_ANSWER_BYTES, signal) };
  });
  if (text === null) throw upstreamFailed(upstream.name, 'its answer is too large', response.status);

  return { status: response.status, headers: response.headers, json: parse(upstream, response, text) };
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
      late.reject(upstreamFailed(upstream.name, 'it did not answer in time'));
      controller.abort();
    },
    timeoutMs ?? (upstream.callDirectly ? EMBEDDED_TIMEOUT_MS : UPSTREAM_TIMEOUT_MS),
  );

  try {
    return await Promise.race([work(controller.signal), late.promise]);
  } catch (error) {
    if (controller.signal.aborted) throw upstreamFailed(upstream.name, 'it did not answer in time');
    throw Object.assign(upstreamFailed(upstream.name, 'it could not be reached'), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function parse(upstream: NamedUpstream, response: Response, text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    if (response.status >= 400) return null;
    throw upstreamFailed(upstream.name, 'its answer is not JSON', response.status);
  }
}
