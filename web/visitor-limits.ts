import { createRateLimit, type RateLimit, visitorKey } from '#engine/rate-limit.ts';
import { isPublicAddress } from '#gateway/outside/public-address.ts';
import { VISITOR_ADDRESS_HEADER } from '#gateway/server.ts';

const WINDOW_MS = 10_000;
/** Pages and operations; whoever moves a map without a pause asks for some five a second. */
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
  /** Null when a visitor may ask; else the seconds until then. */
  takeRequest(request: Request): number | null;
  takeWork(visitorAddress: string, work: number): number | null;
  takePoints(visitorAddress: string, homes: number): number | null;
};

/**
 * What one visitor may ask for in ten seconds. An address of a private network is a proxy that does not say who asks,
 * or somebody on this machine: it stands for anybody and is not limited.
 */
export function createVisitorLimits({
  requests = REQUESTS,
  work = WORK,
  points = POINTS,
  clock = () => new Date(),
} = {}): VisitorLimits {
  const window = { windowMs: WINDOW_MS, clock };
  const limits = {
    requests: createRateLimit({ ...window, limit: requests }),
    work: createRateLimit({ ...window, limit: work }),
    points: createRateLimit({ windowMs: POINTS_WINDOW_MS, clock, limit: points }),
  };
  const take = (limit: RateLimit, visitorAddress: string, amount: number) =>
    isPublicAddress(visitorAddress.replace(/^::ffff:/, ''))
      ? limit.consume(visitorKey(visitorAddress), amount)
      : null;

  return {
    takeRequest: ({ headers }) => take(limits.requests, headers.get(VISITOR_ADDRESS_HEADER) ?? '', 1),
    takeWork: (visitorAddress, amount) => take(limits.work, visitorAddress, amount),
    takePoints: (visitorAddress, homes) => take(limits.points, visitorAddress, homes),
  };
}
