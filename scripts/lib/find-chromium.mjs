import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const CACHES = [join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright')];

/** Path of a local Chromium, or null: CHROMIUM_PATH, common locations, Playwright's, then a headless shell. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return (
    PLACES.find((place) => existsSync(place)) ??
    ofPlaywright('chromium', [
      'chrome-linux64/chrome',
      'chrome-linux/chrome',
      'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    ]) ??
    findHeadlessShell()
  );
}

/** Path of a local Chromium without a user interface, which takes half the CPU time, or null; null where CHROMIUM_PATH names a browser. */
export function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return null;
  const place = '/usr/bin/chromium-headless-shell';
  if (existsSync(place)) return place;
  return ofPlaywright('chromium_headless_shell', [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
  ]);
}

function ofPlaywright(name, binaries) {
  const build = new RegExp(`^${name}-\\d+$`);
  for (const cache of CACHES.filter((folder) => existsSync(folder)))
    for (const folder of readdirSync(cache).filter((entry) => build.test(entry)))
      for (const binary of binaries) {
        const path = join(cache, folder, binary);
        if (existsSync(path)) return path;
      }
  return null;
}
