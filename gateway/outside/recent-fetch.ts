import { readText } from '../read-text.ts';
import type { PublicFetch } from './public-fetch.ts';

const LIFETIME_MS = 60_000;
const MAX_ENTRIES = 100;
/** Larger answers are passed on and not kept. */
const MAX_KEPT_LENGTH = 256 * 1024;
const MAX_BYTES = 4 * 1024 * 1024;

type Kept = { text: string; headers: Headers; until: number };

/** Asks for the same address once a minute: a page's visitors do not all wait for a blog elsewhere. */
export function createRecentFetch(fetch: PublicFetch, clock: () => Date): PublicFetch {
  const kept = new Map<string, Kept>();

  return async (request) => {
    const now = clock().getTime();
    const found = kept.get(request.url);
    if (found && found.until > now) return new Response(found.text, { headers: found.headers });

    const response = await fetch(request);
    if (response.status !== 200) return response;
    const text = await readText(response.body, MAX_BYTES, request.signal);
    if (text === null) throw new Error('The answer is too large');

    const { headers } = response;
    if (text.length <= MAX_KEPT_LENGTH) {
      kept.delete(request.url);
      kept.set(request.url, { text, headers, until: now + LIFETIME_MS });
      if (kept.size > MAX_ENTRIES) kept.delete(kept.keys().next().value as string);
    }
    return new Response(text, { headers });
  };
}
