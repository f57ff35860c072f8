import { type Browser, chromium } from '@playwright/test';
import { HEADLESS_ARGS } from '../lib/chromium-args.ts';
import { findChromium } from '../lib/find-chromium.mjs';

/** A headless Chromium; with a port it can be driven over the DevTools protocol too. */
export function launchChromium(debuggingPort?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: debuggingPort ? [...HEADLESS_ARGS, `--remote-debugging-port=${debuggingPort}`] : HEADLESS_ARGS,
  });
}
