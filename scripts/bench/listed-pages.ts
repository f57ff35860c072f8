import { launchChromium } from './browser.ts';

/** Addresses of every stored page of the sites, as their sitemaps list them. */
export async function listedPages(origins: readonly string[]): Promise<string[]> {
  // Asked by the browser: Node does not find every name below localhost.
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const found = [];
    for (const origin of origins) {
      const listed = await (await page.goto(`${origin}/sitemap-pages.xml`))?.text();
      found.push(...[...(listed ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? ''));
    }

    return found;
  } finally {
    await browser.close();
  }
}
