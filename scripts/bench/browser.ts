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

/** What draws maps where there is no graphics card. */
export const SOFTWARE_WEBGL = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** A Chromium without a window; with a port it can be driven over the DevTools protocol too. */
export function launchChromium(debuggingPort?: number, more: readonly string[] = []): Promise<Browser> {
  const port = debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [];

  return chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...QUIET, ...port, ...more],
  });
}
