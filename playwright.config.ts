import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { SLOW } from './e2e/support/slow.ts';
import { HEADLESS_ARGS, SOFTWARE_WEBGL_ARGS } from './scripts/lib/chromium-args.ts';
import { findChromium, findHeadlessShell } from './scripts/lib/find-chromium.mjs';
import { findPostgres } from './scripts/lib/postgres.ts';

const ARGS = [
  ...HEADLESS_ARGS,
  ...SOFTWARE_WEBGL_ARGS,
  // Journeys end before optimised code has paid for its compilation.
  '--js-flags=--no-turbofan --no-maglev',
];

/** The headless shell renders in software: a GPU process of its own only costs CPU time. */
const SHELL_ARGS = ['--in-process-gpu'];

/** By default Playwright tells Chromium to use files instead, for containers with little shared memory; those are slower. */
const SHARED_MEMORY = '/dev/shm';
const ENOUGH_SHARED_MEMORY = 1024 ** 3;
const hasSharedMemory = () => {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ENOUGH_SHARED_MEMORY;
};
const shell = findHeadlessShell();

/** Frames of animations drawn by the processor are a quarter of the work of a journey, and pixels a sixth; the other projects have both. */
const AT_REST = { contextOptions: { reducedMotion: 'reduce' }, deviceScaleFactor: 0.5 } as const;

if (!findPostgres() && !process.env.TEST_WORKER_INDEX)
  console.log('• no PostgreSQL is installed: no journey runs on two processes');

/** A run of named files has no last part. */
const isWholeSuite = process.argv.slice(3).every((argument) => argument.startsWith('-'));

export default defineConfig<object, { processes: number }>({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // More than the cores of the machine in CI: a journey waits for timers, the disk and the network half of its time.
  workers: 5,
  // A shared machine may stop for seconds: one retry there, and `npm test` lists what needed it.
  retries: process.env.CI ? 1 : 0,
  projects: [
    // The core journeys again: on PostgreSQL, each request is served by the other one of two processes. First, as one worker runs them.
    ...(findPostgres()
      ? [
          {
            name: 'two processes',
            grep: /@core|@two-processes/,
            workers: 1,
            use: { ...AT_REST, processes: 2 },
          },
        ]
      : []),
    {
      name: 'journeys',
      use: AT_REST,
      grepInvert: /@timed|@two-processes/,
      teardown: isWholeSuite ? 'timed' : undefined,
    },
    // Journeys that measure time come last, one at a time, also when others failed.
    { name: 'timed', grep: /@timed/, workers: 1 },
  ],
  timeout: 120_000 * SLOW,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: {
      executablePath: shell ?? findChromium() ?? undefined,
      args: shell ? [...ARGS, ...SHELL_ARGS] : ARGS,
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Edmonton',
    // A trace is a quarter of the work of a journey: CI records the retry, elsewhere `--trace on` does.
    trace: 'on-first-retry',
  },
});
