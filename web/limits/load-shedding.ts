import { visitorKey } from '#engine/limits/rate-limit.ts';
import { createTaskQueue, type TaskQueue } from '#engine/limits/task-queue.ts';
import { isPublicIp } from '#gateway/outside/public-ip.ts';
import { VISITOR_ADDRESS_HEADER } from '#gateway/requests/request-contexts.ts';
import { rejection } from '../http/rejection.ts';
import { message } from '../src/messages.ts';

type Limits = { limit: number; waiting: number };

/** A page takes about 20 ms of CPU time: the last of the queue waits for half a second. */
const PAGES: Limits = { limit: 16, waiting: 24 };
/** Requests with a body occupy a slot while it arrives. */
const POSTS: Limits = { limit: 200, waiting: 200 };
const RETRY_AFTER_SECONDS = 2;
/** Maximum time for reading arrivals before the next page is rendered. */
const MOST_READING_MS = 50;
const QUIET_TURNS = 3;
/** Agents do not wait behind visitors. A forged cookie only gains a place in the queue. */
const SESSION = /(^|;\s*)(__Host-)?strapwork-agent=/;

export type Admit = (request: Request, work: () => Promise<Response>) => Promise<Response>;

/** Requests of one IP that are handled or queued: far above what a browser sends at once. */
const PER_ADDRESS = 32;

export type Share = (request: Request, work: () => Promise<Response>) => Promise<Response>;

/**
 * Leaves places for others: one IP has a part of the queue. Private IPs are proxies that do not forward the client, or
 * local callers: they stand for anybody. Agents of an office share one IP, and have a part of their own.
 */
export function createAddressShare(limit = PER_ADDRESS): Share {
  const inWork = new Map<string, number>();

  return async (request, work) => {
    const ip = request.headers.get(VISITOR_ADDRESS_HEADER) ?? '';
    if (!isPublicIp(ip.replace(/^::ffff:/, ''))) return work();
    const key = `${visitorKey(ip)} ${SESSION.test(request.headers.get('cookie') ?? '')}`;
    const count = inWork.get(key) ?? 0;
    if (count >= limit) return tooMany(new URL(request.url).pathname);

    inWork.set(key, count + 1);
    try {
      return await work();
    } finally {
      const left = (inWork.get(key) ?? 1) - 1;
      if (left > 0) inWork.set(key, left);
      else inWork.delete(key);
    }
  };
}

/** Limits concurrent requests, queues some more, and rejects the rest with 503. */
export function createLoadShedding({ pages = PAGES, posts = POSTS } = {}): Admit {
  const lanes = () => ({ pages: createTaskQueue(pages), posts: createTaskQueue(posts) });
  const [visitors, agents] = [lanes(), lanes()];
  const turns = createTurns();

  return async (request, work) => {
    turns.arrived();
    const lane = SESSION.test(request.headers.get('cookie') ?? '') ? agents : visitors;
    const queue: TaskQueue = request.method === 'POST' ? lane.posts : lane.pages;

    if (queue.isFull()) return busy(new URL(request.url).pathname);

    return queue.run(async () => {
      // Operations of a post take turns where they read; only pages render for long.
      if (request.method !== 'POST') await turns.next();
      return request.signal.aborted ? clientGone() : work();
    });
  };
}

/**
 * Yields between requests, so that arrivals are counted and health checks served. Node accepts one
 * connection per turn of the event loop and reads it in the next.
 */
function createTurns() {
  let last = Promise.resolve();
  let arrivals = 0;

  async function readArrivals(): Promise<void> {
    const end = performance.now() + MOST_READING_MS;
    let seen: number;
    do {
      seen = arrivals;
      for (let turn = 0; turn < QUIET_TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
    } while (arrivals !== seen && performance.now() < end);
  }

  return {
    arrived: () => void arrivals++,
    next: () => {
      last = last.then(readArrivals);
      return last;
    },
  };
}

/** The client disconnected: nobody reads this. */
const clientGone = () => new Response(null, { status: 503 });

const tooMany = (pathname: string) =>
  rejection(pathname, {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    sentence: message('site.tooMany'),
    seconds: RETRY_AFTER_SECONDS,
  });

const busy = (pathname: string) =>
  rejection(pathname, {
    status: 503,
    code: 'BUSY',
    sentence: message('site.busy'),
    seconds: RETRY_AFTER_SECONDS,
  });
