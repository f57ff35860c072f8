import { launchChromium } from './browser.ts';

/** URLs of every stored page of the sites, from their sitemaps. */
export async function listedPages(origins: readonly string[]): Promise<string[]> {
  // Fetched by the browser, since Node does not resolve every name below localhost.
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
