import { createTaskQueue, QueueFull, type TaskQueue } from '#engine/task-queue.ts';
import { refusal } from './refusal.ts';
import { message } from './src/messages.ts';

type Limits = { limit: number; waiting: number };

/** A page takes some 20 ms of the processor: whoever waits longest waits for a few seconds. */
const PAGES: Limits = { limit: 16, waiting: 50 };
/** Requests with a body hold their place while it arrives. */
const POSTS: Limits = { limit: 200, waiting: 200 };
const RETRY_AFTER_SECONDS = 2;
/** So long at most arrivals are read before the next page is rendered. */
const MOST_READING_MS = 50;
const QUIET_TURNS = 3;
/** Whoever is signed in does not wait behind a crowd of visitors. Being wrong about it costs nothing but the place in line. */
const SESSION = /(^|;\s*)(__Host-)?strapwork-agent=/;

export type Admit = (request: Request, work: () => Promise<Response>) => Promise<Response>;

/** Lets so many requests be worked on at a time, more wait, and the rest are answered 503 at once. */
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
 * Between two pieces of work whatever else has arrived is read, so that the crowd is counted while it comes and the
 * health of the process can be asked. Node accepts one connection a turn of the event loop and reads it in the next.
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

/** Whoever asked has left: nobody reads this. */
const gone = () => new Response(null, { status: 503 });

const busy = (pathname: string) =>
  refusal(pathname, {
    status: 503,
    code: 'BUSY',
    sentence: message('site.busy'),
    seconds: RETRY_AFTER_SECONDS,
  });
