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

/** Path of a local Chromium, or null: CHROMIUM_PATH, common locations, then Playwright's. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return PLACES.find((place) => existsSync(place)) ?? playwrightChromium();
}

function playwrightChromium() {
  for (const cache of [
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ]) {
    if (!existsSync(cache)) continue;
    for (const build of readdirSync(cache).filter((name) => /^chromium-\d+$/.test(name))) {
      for (const binary of [
        'chrome-linux64/chrome',
        'chrome-linux/chrome',
        'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
      ]) {
        const path = join(cache, build, binary);
        if (existsSync(path)) return path;
      }
    }
  }
  return null;
}
