import type { Space } from '#domain/site/website.ts';

const KEPT_MS = 5_000;
const MAX_KEPT = 1_000;

export type FindSpace = (request: Pick<Request, 'headers' | 'url'>) => Promise<Space | null>;

type Options = { getByHost: (host: string) => Promise<Space | null>; now?: () => number };

/** The space of a request by its Host header alone; an answer, also that there is none, is kept for five seconds. */
export function createFindSpace({ getByHost, now = Date.now }: Options): FindSpace {
  const kept = new Map<string, { until: number; space: Promise<Space | null> }>();

  return async (request) => {
    const host = hostOf(request);
    if (!host) return null;

    const known = kept.get(host);
    if (known && known.until > now()) return known.space;

    const space = getByHost(host);
    kept.delete(host);
    kept.set(host, { until: now() + KEPT_MS, space });
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
    // A failure is not an answer: the next request asks again.
    space.catch(() => kept.delete(host));

    return space;
  };
}

/** The host asked for without its port, in lower case; null when it is none. */
export function hostOf(request: Pick<Request, 'headers' | 'url'>): string | null {
  const header = request.headers.get('host') ?? new URL(request.url).host;
  const host = URL.parse(`http://${header}`)?.hostname.replace(/\.$/, '') ?? '';

  return /^[a-z0-9._-]{1,253}$/.test(host) || /^\[[0-9a-f:.]+\]$/.test(host) ? host : null;
}
