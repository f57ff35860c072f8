import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../lib/find-chromium.mjs';

const MAP_LIBRARY = /maplibre/i;
const EDITOR = /puck|tiptap|toolbar|editor/i;

/**
 * All JavaScript a page loads before it is idle, in kB (1000 bytes) of brotli. MapLibre and its worker are left out of the
 * sum; `forbidden` counts chunks that no public page may load.
 */
export async function measureJavaScript(
  url: string,
): Promise<{ kilobytes: number; files: number; forbidden: number }> {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const scripts = new Map<string, Buffer>();
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (!/javascript/.test(type)) return;
      bodies.push(response.body().then((body) => void scripts.set(response.url(), body)));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await Promise.all(bodies);

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

function isMapLibrary(address: string, body: Buffer): boolean {
  return MAP_LIBRARY.test(address) || (body.length > 200_000 && body.includes('maplibregl'));
}

function compressed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
