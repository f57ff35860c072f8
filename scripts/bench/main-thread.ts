import type { Browser, Page } from '@playwright/test';

/** Tasks above this length are noticeable. */
export const LONG_TASK_MS = 50;
const CATEGORIES = [
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];
const PHASES = ['moving', 'settling', 'done'] as const;

/** During the motion, and from its end until everything is up to date. */
export type Phase = (typeof PHASES)[number];

/** Main-thread activity in a phase, in milliseconds. */
export type MainThread = {
  /** Work per frame: scripts, style, layout, paint. CPU time, without waiting for the GPU or other programs. */
  work: number[];
  /** Frame intervals. */
  frames: number[];
  /** CPU time of tasks above LONG_TASK_MS. */
  longTasks: number[];
};

type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number };
type Traced = Record<'moving' | 'settling', MainThread>;

/** Traces the main thread during a callback that marks its phases. */
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

/** The work of a frame is its own task and all others until the next frame. */
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

/** Older Chromium has no CPU time per task; falls back to wall time. */
function milliseconds({ dur = 0, tdur = dur }: TraceEvent): number {
  return tdur / 1000;
}
