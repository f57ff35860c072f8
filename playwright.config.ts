import { defineConfig } from '@playwright/test';
import { SLOW } from './e2e/support/slow.ts';
import { findChromium, findHeadlessShell } from './scripts/lib/find-chromium.mjs';

/** Without these Chromium looks for its maker's servers at every start. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** A run of named files has no last part. */
const isWholeSuite = process.argv.slice(3).every((argument) => argument.startsWith('-'));

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // One more than the cores of the machine in CI: a journey waits for a timer or the disk now and then.
  workers: 3,
  // A shared machine may stop for seconds: one retry there, and `npm test` lists what needed it.
  retries: process.env.CI ? 1 : 0,
  // Journeys that measure time come last, one at a time, also when others failed.
  projects: [
    { name: 'journeys', grepInvert: /@timed/, teardown: isWholeSuite ? 'timed' : undefined },
    { name: 'timed', grep: /@timed/, workers: 1 },
  ],
  timeout: 120_000 * SLOW,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: { executablePath: findHeadlessShell() ?? findChromium() ?? undefined, args: QUIET },
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Edmonton',
    // A trace is a quarter of the work of a journey: CI records the retry, elsewhere `--trace on` asks for one.
    trace: 'on-first-retry',
  },
});
