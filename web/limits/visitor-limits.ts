import { createRateLimit, type RateLimit, visitorKey } from '#engine/limits/rate-limit.ts';
import type { SharedCounts } from '#engine/shared-counts/shared-counts.ts';
import { isPublicIp } from '#gateway/outside/public-ip.ts';
import { VISITOR_ADDRESS_HEADER } from '#gateway/requests/request-contexts.ts';

const WINDOW_MS = 10_000;
/** Pages and operations; continuous map movement sends about five per second. */
const REQUESTS = 200;
/**
 * Homes on maps in ten minutes: sixty maps with as many as one shows. It slows down who reads a source box by box,
 * past the most results of a search; who pans a map all the time stays below it.
 */
const POINTS = 60_000;
const POINTS_WINDOW_MS = 600_000;
/** What operations read, in the unit of gateway/apollo/field-costs.ts: thirty reads of all listings. */
const WORK = 200_000;

export type VisitorLimits = {
  /** Null when the request is allowed; else the seconds until it is. */
  takeRequest(request: Request): number | null;
  /** The same by the visitor's IP. */
  takeRequestOf(visitorAddress: string): number | null;
  takeWork(visitorAddress: string, work: number): number | null;
  takePoints(visitorAddress: string, homes: number): number | null;
};

type Options = {
  requests?: number;
  work?: number;
  points?: number;
  clock?: () => Date;
  /** What the other processes have counted. */
  counts?: SharedCounts;
};

/**
 * Rate limits per visitor in ten seconds. Private IPs are proxies that do not forward the client, or local
 * callers: they stand for anybody and are not limited.
 */
export function createVisitorLimits({
  requests = REQUESTS,
  work = WORK,
  points = POINTS,
  clock = () => new Date(),
  counts,
}: Options = {}): VisitorLimits {
  const limitOf = (name: string, limit: number, windowMs = WINDOW_MS) =>
    createRateLimit({ limit, windowMs, clock, shared: counts && { name, counts } });
  const limits = {
    requests: limitOf('requests', requests),
    work: limitOf('work', work),
    points: limitOf('points', points, POINTS_WINDOW_MS),
  };
  const take = (limit: RateLimit, visitorAddress: string, amount: number) =>
    isPublicIp(visitorAddress.replace(/^::ffff:/, ''))
      ? limit.consume(visitorKey(visitorAddress), amount)
      : null;

  return {
    takeRequestOf: (visitorAddress) => take(limits.requests, visitorAddress, 1),
    takeRequest: ({ headers }) => take(limits.requests, headers.get(VISITOR_ADDRESS_HEADER) ?? '', 1),
    takeWork: (visitorAddress, amount) => take(limits.work, visitorAddress, amount),
    takePoints: (visitorAddress, homes) => take(limits.points, visitorAddress, homes),
  };
}
