import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { launchChromium } from './browser.ts';

const MAP_LIBRARY = /maplibre/i;
const EDITOR = /puck|tiptap|toolbar|editor/i;

/**
 * All JavaScript a page loads before it is idle, in kB (1000 bytes) of brotli, without MapLibre and its
 * worker. `forbidden` counts chunks that no public page may load.
 */
export async function measureJavaScript(
  url: string,
): Promise<{ kilobytes: number; files: number; forbidden: number }> {
  const browser = await launchChromium();
  try {
    const scripts = await loadedScripts(browser, url);
    const isHome = new URL(url).pathname === '/';
    const library = [...scripts].filter(([address, body]) => isMapLibrary(address, body));
    const counted = [...scripts].filter(([address, body]) => !isMapLibrary(address, body));
    const bytes = counted.reduce((sum, [, body]) => sum + compressed(body), 0);
    const forbidden =
      counted.filter(([address, body]) => EDITOR.test(address) || body.includes('@puckeditor')).length +
      (isHome ? library.length : 0);

    return { kilobytes: bytes / 1000, files: counted.length, forbidden };
  } finally {
    await browser.close();
  }
}

/** URLs of every script a first visit loads before the page is idle. */
export async function loadedScripts(
  browser: Pick<Browser, 'newPage'>,
  url: string,
): Promise<Map<string, Buffer>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const scripts = new Map<string, Buffer>();
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/javascript/.test(type)) return;
    bodies.push(response.body().then((body) => void scripts.set(response.url(), body)));
  });
  await page.goto(url);
  // Scripts are loaded after the first paint; their own requests are part of the visit.
  await page.waitForFunction(() => !('earlyInput' in window));
  await page.waitForLoadState('networkidle');
  for (const body of bodies) await body;
  page.removeAllListeners('response');
  await page.close();

  return scripts;
}

export function isMapLibrary(address: string, body: Buffer): boolean {
  return MAP_LIBRARY.test(address) || (body.length > 200_000 && body.includes('maplibregl'));
}

/** Bytes at the highest brotli level, as the site serves its files. */
export function compressed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
