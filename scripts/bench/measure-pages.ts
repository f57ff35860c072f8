import { CATEGORIES, lighthouseScores } from './lighthouse.ts';
import { listedPages } from './listed-pages.ts';
import { examinedPages, withoutPort } from './measure-scores.ts';
import type { Report } from './report.ts';

/** Lighthouse on every stored page outside `measureScores`: categories that do not depend on speed, once each. */
export async function measurePages(origins: readonly string[], report: Report): Promise<void> {
  const examined = examinedPages(origins);
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
