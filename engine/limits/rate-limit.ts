import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SharedCounts, SharedWindow } from '../shared-counts/shared-counts.ts';

export type RateLimit = {
  /** Consumes `amount` and returns null; over the limit, the seconds until it would fit. */
  consume(key: string, amount?: number): number | null;
};

type Options = {
  limit: number;
  windowMs: number;
  clock: () => Date;
  maxKeys?: number;
  /** Counts with the other processes, under the limit's name. */
  shared?: { name: string; counts: SharedCounts };
};

/** Visitors who use less than this part of a limit, as nearly all do, are counted by one process alone. */
const REPORTED_FROM = 0.05;

type Window = SharedWindow & { own: number };

/** A fixed-window rate limit by key. Memory is bounded: the key whose window started first is evicted first. */
export function createRateLimit({ limit, windowMs, clock, maxKeys = 10_000, shared }: Options): RateLimit {
  const windows = new LRUCache<string, Window>({ max: maxKeys });

  const open = (key: string, now: number): Window => {
    // Processes that count together need windows that begin at the same time.
    const until = shared ? (Math.floor(now / windowMs) + 1) * windowMs : now + windowMs;
    const window = {
      id: shared ? idOf(shared.name, key, until) : key,
      until,
      count: 0,
      own: 0,
      unreported: 0,
    };
    windows.set(key, window);

    return window;
  };

  return {
    consume(key, amount = 1) {
      const now = clock().getTime();
      const known = windows.peek(key);
      const current = known && known.until > now ? known : open(key, now);
      if (current.own > 0 && current.count + amount > limit) return Math.ceil((current.until - now) / 1000);

      current.count += amount;
      current.own += amount;
      current.unreported += amount;
      if (shared && current.own >= limit * REPORTED_FROM) shared.counts.report(current);
      return null;
    },
  };
}

function idOf(...parts: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
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
