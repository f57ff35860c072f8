import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../lib/find-chromium.mjs';

/** Without these Chromium looks for its maker's servers at every start. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium without a window; with a port it can be driven over the DevTools protocol too. */
export function launchChromium(debuggingPort?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: debuggingPort ? [...QUIET, `--remote-debugging-port=${debuggingPort}`] : QUIET,
  });
}
