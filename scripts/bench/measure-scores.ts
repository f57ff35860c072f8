import { CATEGORIES, lighthouseScores } from './lighthouse.ts';
import type { Report } from './report.ts';

/** Number of visits; the median counts. */
const RUNS = 3;
const CONTENT_PAGES = ['/buyers', '/sell'];

/** Home and a content page of each demo site. */
export function examinedPages(origins: readonly string[]): string[] {
  return origins.flatMap((origin, index) => [`${origin}/`, origin + CONTENT_PAGES[index]]);
}

/** Lighthouse's four scores of the examined pages. */
export async function measureScores(origins: readonly string[], report: Report): Promise<void> {
  for (const url of examinedPages(origins)) {
    const { scores, lost } = await lighthouseScores(url, RUNS);
    for (const category of CATEGORIES) {
      const least = category === 'performance' ? 95 : 100;
      report.atLeast(`Lighthouse ${withoutPort(url)}, ${category}`, scores[category], least);
    }
    for (const audit of lost) console.log(`    ${audit}`);
  }
}

/** The URL as shown in reports. */
export function withoutPort(url: string): string {
  const { hostname, pathname } = new URL(url);

  return hostname + pathname;
}
