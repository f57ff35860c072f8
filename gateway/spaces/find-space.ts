import { LRUCache } from 'lru-cache';
import type { Space } from '#domain/site/website.ts';

const TTL_MS = 5_000;
const MAX_HOSTS = 1_000;

export type FindSpace = {
  (request: Pick<Request, 'headers' | 'url'>): Promise<Space | null>;
  /** Clears the cache. */
  forget(): void;
};

type Options = { getByHost: (host: string) => Promise<Space | null>; now?: () => number };

/** The space of a request by its Host header alone; the result, also that there is none, is cached for five seconds. */
export function createFindSpace({ getByHost, now = Date.now }: Options): FindSpace {
  const cache = new LRUCache<string, { space: Space | null }>({
    max: MAX_HOSTS,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now },
    // A pending lookup of an evicted host still resolves.
    ignoreFetchAbort: true,
    fetchMethod: async (host) => ({ space: await getByHost(host) }),
  });

  const find = async (request: Pick<Request, 'headers' | 'url'>) => {
    const host = hostOf(request);
    return host ? ((await cache.fetch(host))?.space ?? null) : null;
  };

  return Object.assign(find, { forget: () => cache.clear() });
}

/** The requested host without its port, in lower case; null when it is none. */
export function hostOf(request: Pick<Request, 'headers' | 'url'>): string | null {
  const header = request.headers.get('host') ?? new URL(request.url).host;
  const host = URL.parse(`http://${header}`)?.hostname.replace(/\.$/, '') ?? '';

  return /^[a-z0-9._-]{1,253}$/.test(host) || /^\[[0-9a-f:.]+\]$/.test(host) ? host : null;
}
