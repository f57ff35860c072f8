import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../lib/find-chromium.mjs';

/** Stops Chromium from contacting its vendor's servers. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium; with a port it can be driven over the DevTools protocol too. */
export function launchChromium(debuggingPort?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: debuggingPort ? [...QUIET, `--remote-debugging-port=${debuggingPort}`] : QUIET,
  });
}
