import { LRUCache } from 'lru-cache';
import { UPSTREAM_TIMEOUT_MS } from '../datasources/call-upstream.ts';
import { createGuard, type Guard } from '../datasources/upstream-guard.ts';
import { readText } from '../http/read-text.ts';
import type { PublicFetch } from './public-fetch.ts';

const LIFETIME_MS = 60_000;
/** A blog that fails is shown as it was for this long. */
const STALE_MS = 24 * 60 * 60_000;
const MAX_ENTRIES = 100;
const MAX_ORIGINS = 100;
/** Larger responses are not cached. */
const MAX_CACHED_LENGTH = 256 * 1024;
const MAX_BYTES = 4 * 1024 * 1024;

type FetchedResponse = { status: number; text: string; headers: Headers; at: number };

/**
 * Caches public responses per URL for a minute, so that visitors do not wait for a slow blog; concurrent requests share one
 * call, and one that fails gets the last response.
 */
export function createRecentFetch(fetch: PublicFetch, clock: () => Date): PublicFetch {
  const now = () => clock().getTime();
  const guards = new LRUCache<string, Guard>({ max: MAX_ORIGINS });
  const guardOf = (url: string) => {
    const { origin } = new URL(url);
    const guard = guards.get(origin) ?? createGuard();
    guards.set(origin, guard);
    return guard;
  };

  const load = (request: Request): Promise<FetchedResponse> => {
    const signal = AbortSignal.timeout(UPSTREAM_TIMEOUT_MS);
    const attempt = async () => {
      const { status, headers, body } = await fetch(request, { signal });
      const text = await readText(body, MAX_BYTES, signal);
      if (text === null) throw new Error('The response is too large');
      return { status, headers, text, at: now() };
    };

    return guardOf(request.url)(attempt, { isIdempotent: true, signal });
  };

  const cache = new LRUCache<string, FetchedResponse, Request>({
    max: MAX_ENTRIES,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now },
    maxEntrySize: MAX_CACHED_LENGTH,
    sizeCalculation: ({ text }) => Math.max(1, text.length),
    ignoreFetchAbort: true,
    fetchMethod: async (_, last, { options, context }) => {
      const response = await load(context).catch((error: unknown) => {
        if (isUsable(last)) return last;
        throw error;
      });
      // An error page or a garbled response leaves the cached response; any other one, also 404, replaces it.
      const isFailure = response.status >= 500 || (response.status === 200 && !isJson(response.text));
      const result = isFailure && isUsable(last) ? last : response;
      // The next request fetches again.
      if (isFailure || result.status !== 200) options.ttl = 1;

      return result;
    },
  });
  const isUsable = (last: FetchedResponse | undefined): last is FetchedResponse =>
    last !== undefined && last.status === 200 && now() - last.at < STALE_MS;

  return async (request) => {
    const response = await cache.fetch(request.url, { context: request });
    if (!response) throw new Error('There is no response');

    return toResponse(response);
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function toResponse({ status, text, headers }: FetchedResponse): Response {
  const hasBody = status !== 204 && status !== 304;

  return new Response(hasBody ? text : null, { status, headers });
}
