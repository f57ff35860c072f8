import type { Browser, Page } from '@playwright/test';

/** A task that takes longer is felt. */
export const LONG_TASK_MS = 50;
const CATEGORIES = [
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];
const PHASES = ['moving', 'settling', 'done'] as const;

/** While something moves, and from then until everything is right. */
export type Phase = (typeof PHASES)[number];

/** What the main thread of a page did in a phase, in milliseconds. */
export type MainThread = {
  /**
   * The work for each frame: scripts, style, layout, paint. It is the processor's time: waiting for the graphics or for
   * other programs is not the page's work.
   */
  work: number[];
  /** From one frame to the next, whatever it waited for. */
  frames: number[];
  /** The tasks that took longer than is felt, in the processor's time. */
  longTasks: number[];
};

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };
type Traced = Record<'moving' | 'settling', MainThread>;

/** Traces the main thread while something is done, which marks its phases. */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  act: (mark: (phase: Phase) => Promise<void>) => Promise<void>,
): Promise<Traced> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act((phase) => page.evaluate((name) => void performance.mark(name), phase));
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };

  return { moving: read(traceEvents, 'moving'), settling: read(traceEvents, 'settling') };
}

function read(all: readonly TraceEvent[], phase: 'moving' | 'settling'): MainThread {
  const marks = PHASES.map((name) => all.find((event) => event.name === name && event.tid === event.pid));
  const from = marks[PHASES.indexOf(phase)];
  const to = marks[PHASES.indexOf(phase) + 1];
  if (!from || !to) throw new Error(`The trace has no ${phase}`);

  const events = all
    .filter(({ pid, tid, ts }) => pid === from.pid && tid === from.tid && ts >= from.ts && ts < to.ts)
    .sort((one, other) => one.ts - other.ts);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const begins = events.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts);

  return {
    work: frameWork(tasks, begins),
    frames: begins.slice(1).map((ts, index) => (ts - (begins[index] ?? ts)) / 1000),
    longTasks: tasks.map(milliseconds).filter((time) => time > LONG_TASK_MS),
  };
}

/** A frame has its own task and all that follow until the task of the next one. */
function frameWork(tasks: readonly TraceEvent[], begins: readonly number[]): number[] {
  const work: number[] = [];
  let next = 0;
  for (const task of tasks) {
    const end = task.ts + (task.dur ?? 0);
    const begin = begins[next];
    if (begin !== undefined && begin >= task.ts && begin <= end) {
      work.push(0);
      next += 1;
    }
    const last = work.length - 1;
    if (last >= 0) work[last] = (work[last] ?? 0) + milliseconds(task);
  }

  return work;
}

/** Older Chromium tells no time of the processor for a task; then it is the time that went by. */
function milliseconds({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}
