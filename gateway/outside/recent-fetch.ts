import { LRUCache } from 'lru-cache';
import { readText } from '../read-text.ts';
import type { PublicFetch } from './public-fetch.ts';

const LIFETIME_MS = 60_000;
const MAX_ENTRIES = 100;
/** Larger responses are not cached. */
const MAX_CACHED_LENGTH = 256 * 1024;
const MAX_BYTES = 4 * 1024 * 1024;

type Answer = { text: string; headers: Headers };

/** Caches responses per URL for a minute, so that visitors do not wait for a slow blog. */
export function createRecentFetch(fetch: PublicFetch, clock: () => Date): PublicFetch {
  const cache = new LRUCache<string, Answer>({
    max: MAX_ENTRIES,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });

  return async (request) => {
    const found = cache.get(request.url);
    if (found) return new Response(found.text, { headers: found.headers });

    const response = await fetch(request);
    if (response.status !== 200) return response;
    const text = await readText(response.body, MAX_BYTES, request.signal);
    if (text === null) throw new Error('The response is too large');

    const { headers } = response;
    if (text.length <= MAX_CACHED_LENGTH) cache.set(request.url, { text, headers });
    return new Response(text, { headers });
  };
}
