import { CATEGORIES, lighthouseScores } from './lighthouse.ts';
import { listedPages } from './listed-pages.ts';
import type { Report } from './report.ts';

/** Visits of which the middle one counts. */
const RUNS = 3;
const CONTENT_PAGES = ['/buyers', '/sell'];

/** Lighthouse on home and a page of content of each demo site; on every other page what does not hang on speed. */
export async function measureScores(origins: readonly string[], report: Report): Promise<void> {
  const examined = origins.flatMap((origin, index) => [`${origin}/`, origin + CONTENT_PAGES[index]]);
  for (const url of examined) {
    const { scores, lost } = await lighthouseScores(url, RUNS);
    for (const category of CATEGORIES) {
      const least = category === 'performance' ? 95 : 100;
      report.atLeast(`Lighthouse ${withoutPort(url)}, ${category}`, scores[category], least);
    }
    for (const audit of lost) console.log(`    ${audit}`);
  }

  const others = (await listedPages(origins)).filter((url) => !examined.includes(url));
  const steady = CATEGORIES.filter((category) => category !== 'performance');
  let imperfect = 0;
  for (const url of others) {
    const { scores, lost } = await lighthouseScores(url, 1, steady);
    if (steady.some((category) => scores[category] < 100)) imperfect += 1;
    for (const audit of lost) console.log(`    ${withoutPort(url)} ${audit}`);
  }
  report.atMost(`pages below 100 in ${steady.join(', ')}, of the ${others.length} others`, imperfect, 0);
}

function withoutPort(url: string): string {
  const { hostname, pathname } = new URL(url);

  return hostname + pathname;
}
