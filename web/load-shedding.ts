import { createTaskQueue, QueueFull, type TaskQueue } from '#engine/task-queue.ts';
import { refusal } from './refusal.ts';
import { message } from './src/messages.ts';

type Limits = { limit: number; waiting: number };

/** A page takes about 20 ms of CPU time: the queue is a few seconds long. */
const PAGES: Limits = { limit: 16, waiting: 50 };
/** Requests with a body occupy a slot while it arrives. */
const POSTS: Limits = { limit: 200, waiting: 200 };
const RETRY_AFTER_SECONDS = 2;
/** Maximum time for reading arrivals before the next page is rendered. */
const MOST_READING_MS = 50;
const QUIET_TURNS = 3;
/** Agents do not wait behind visitors. A forged cookie only gains a place in the queue. */
const SESSION = /(^|;\s*)(__Host-)?strapwork-agent=/;

export type Admit = (request: Request, work: () => Promise<Response>) => Promise<Response>;

/** Limits concurrent requests, queues some more, and answers the rest with 503. */
export function createLoadShedding({ pages = PAGES, posts = POSTS } = {}): Admit {
  const lanes = () => ({ pages: createTaskQueue(pages), posts: createTaskQueue(posts) });
  const [visitors, agents] = [lanes(), lanes()];
  const turns = createTurns();

  return async (request, work) => {
    turns.arrived();
    const lane = SESSION.test(request.headers.get('cookie') ?? '') ? agents : visitors;
    const queue: TaskQueue = request.method === 'POST' ? lane.posts : lane.pages;

    try {
      return await queue.run(async () => {
        await turns.next();
        return request.signal.aborted ? gone() : work();
      });
    } catch (error) {
      if (error instanceof QueueFull) return busy(new URL(request.url).pathname);
      throw error;
    }
  };
}

/**
 * Yields between requests, so that arrivals are counted and health checks answered. Node accepts one
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
const gone = () => new Response(null, { status: 503 });

const busy = (pathname: string) =>
  refusal(pathname, {
    status: 503,
    code: 'BUSY',
    sentence: message('site.busy'),
    seconds: RETRY_AFTER_SECONDS,
  });
