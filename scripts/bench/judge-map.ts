import { LONG_TASK_MS, type MainThread } from './main-thread.ts';
import type { MarkerResult } from './map-responses.ts';
import type { MapMeasured, MapRun, Screen } from './measure-map.ts';
import { median } from './median.ts';
import { percentile } from './percentile.ts';
import type { Report } from './report.ts';

/** Budget of main-thread work per frame for the listings, p95; the phone is throttled four times. */
const FRAME_MS: Record<Screen, number> = { desktop: 16, phone: 32 };
/** Limit of tasks over 50 ms per 100 frames that the listings cause. */
const LONG_TASKS: Record<Screen, number> = { desktop: 0, phone: 5 };
const RESPONSE_KB = 60;
/** From releasing the map until markers and list match it; includes two debounce intervals of the search. */
const RIGHT_MS: Record<Screen, number> = { desktop: 1000, phone: 1500 };
/** Tolerance for homes on the edge, since the list's box is rounded to centimetres. */
const EDGE_SHARE = 0.001;

/** Prints the measurements with their budgets. */
export function judgeMap({ runs, answers: results }: MapMeasured, report: Report): void {
  for (const run of runs) {
    if (run.kind === 'bare') continue;
    const bare = runs.find((other) => other.kind === 'bare' && isSameMotion(run, other));
    if (bare) judgeRun(run, bare, report);
  }
  for (const screen of new Set(runs.map((run) => run.screen)))
    judgeScreen(
      screen,
      runs.filter((run) => run.screen === screen),
      report,
    );
  judgeResponses(results, report);
}

function judgeRun(run: MapRun, bare: MapRun, report: Report): void {
  const what = `${run.screen}, ${run.motion} ${run.view} (${run.rest.markerCount} markers)`;
  const own = percentile(run.moving.work, 95) - percentile(bare.moving.work, 95);

  report.atMost(`${what}: work of a frame for the listings, p95`, Math.max(0, own), FRAME_MS[run.screen], {
    unit: 'ms',
  });
  report.note(
    `${what}: work of a frame, median and p95`,
    beside(run, bare, ({ work }) => work),
  );
  report.note(
    `${what}: from frame to frame, median and p95`,
    beside(run, bare, ({ frames }) => frames),
  );
}

function judgeScreen(screen: Screen, all: readonly MapRun[], report: Report): void {
  const runs = all.filter(({ kind }) => kind === 'listings');
  const bare = all.filter(({ kind }) => kind === 'bare');
  const rests = runs.map(({ rest }) => rest);
  const wrong = rests.filter(
    ({ marked, listed }) => !(Math.abs(marked - listed) <= Math.max(1, listed * EDGE_SHARE)),
  );

  const long = Math.max(0, longTaskRate(runs) - longTaskRate(bare));
  report.atMost(
    `${screen}: tasks over ${LONG_TASK_MS} ms in 100 frames for the listings`,
    long,
    LONG_TASKS[screen],
    { digits: 1 },
  );
  report.note(`${screen}: the longest frame after the map came to rest`, `${longestOf(runs).toFixed(0)} ms`);
  for (const part of ['markers', 'list'] as const) {
    const times = rests.map((rest) => rest[part]).filter((time) => time > 0);
    report.atMost(
      `${screen}: ${part} right after letting go, slowest of ${times.length}`,
      Math.max(...times),
      RIGHT_MS[screen],
      {
        unit: 'ms',
        digits: 0,
      },
    );
  }
  report.atMost(
    `${screen}: rests of ${rests.length} whose markers are not the homes of the list`,
    wrong.length,
    0,
  );
}

function judgeResponses(results: readonly MarkerResult[], report: Report): void {
  for (const kind of new Set(results.map((result) => result.kind))) {
    const bytes = results.filter((result) => result.kind === kind).map((result) => result.bytes);
    report.atMost(`largest of ${bytes.length} responses ${kind}`, Math.max(...bytes) / 1000, RESPONSE_KB, {
      unit: 'kB',
    });
  }
}

function isSameMotion(one: MapRun, other: MapRun): boolean {
  return one.screen === other.screen && one.motion === other.motion && one.view === other.view;
}

/** With the listings, compared with the map alone. */
function beside(run: MapRun, bare: MapRun, of: (thread: MainThread) => number[]): string {
  const both = (values: number[]) => `${median(values).toFixed(1)} and ${percentile(values, 95).toFixed(1)}`;

  return `${both(of(run.moving))} ms; the map alone ${both(of(bare.moving))} ms`;
}

function longTaskRate(runs: readonly MapRun[]): number {
  const frames = runs.reduce((sum, { moving }) => sum + moving.frames.length, 0);

  return (100 * runs.reduce((sum, { moving }) => sum + moving.longTasks.length, 0)) / frames;
}

function longestOf(runs: readonly MapRun[]): number {
  return Math.max(...runs.flatMap(({ settling }) => settling.work));
}
