import { LRUCache } from 'lru-cache';

export type RateLimit = {
  /** Consumes `amount` and returns null; over the limit, the seconds until it would fit. */
  consume(key: string, amount?: number): number | null;
};

type Options = { limit: number; windowMs: number; clock: () => Date; maxKeys?: number };

/** A fixed-window rate limit by key. Memory is bounded: the key whose window started first is evicted first. */
export function createRateLimit({ limit, windowMs, clock, maxKeys = 10_000 }: Options): RateLimit {
  const windows = new LRUCache<string, { until: number; count: number }>({ max: maxKeys });

  return {
    consume(key, amount = 1) {
      const now = clock().getTime();
      const current = windows.peek(key);
      if (!current || current.until <= now) {
        windows.set(key, { until: now + windowMs, count: amount });
        return null;
      }
      if (current.count + amount > limit) return Math.ceil((current.until - now) / 1000);

      current.count += amount;
      return null;
    },
  };
}

/** The key of one visitor: an IPv6 address counts as its /64 network, which one household has. */
export function visitorKey(ip: string): string {
  const [head = ''] = ip
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .split('%');
  if (!head.includes(':')) return head;

  const [left = '', right] = head.split('::');
  const groups = left.split(':').filter(Boolean);
  const tail = right === undefined ? [] : right.split(':').filter(Boolean);
  const all = [...groups, ...Array(Math.max(0, 8 - groups.length - tail.length)).fill('0'), ...tail];
  return all.slice(0, 4).join(':');
}
