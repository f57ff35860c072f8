import type { Browser } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { freePort } from '../lib/site.ts';
import { launchChromium } from './browser.ts';
import { median } from './median.ts';

/** Slow 4G and fourfold CPU throttling, as Lighthouse defines them. */
const SLOW_PHONE = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: 4,
};

/** Tolerated failed visits, for example when the browser hangs. */
const LOST_VISITS = 2;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
export type Scores = Record<Category, number>;

/** Largest paint and blocking time in milliseconds; layout shift without unit. */
export type SlowLoad = { largestPaint: number; blockingTime: number; layoutShift: number };

/** Lighthouse's four scores of a page on a phone, 0 to 100, medians of several runs, with failed audits. */
export async function lighthouseScores(
  url: string,
  runs: number,
  categories: readonly Category[] = CATEGORIES,
): Promise<{ scores: Scores; lost: string[] }> {
  const results = await visits(url, runs, {
    throttling: SLOW_PHONE,
    throttlingMethod: 'simulate',
    onlyCategories: [...categories],
  });
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      Math.round(100 * median(results.map((result) => result.categories[category]?.score ?? 0))),
    ]),
  ) as Scores;

  return { scores, lost: lostPoints(results[0]) };
}

/** A first visit with real CPU and network throttling; medians of several. */
export async function slowLoad(url: string, runs: number): Promise<SlowLoad> {
  const results = await visits(url, runs, {
    throttling: SLOW_PHONE,
    throttlingMethod: 'devtools',
    onlyAudits: ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'],
  });
  const measured = (audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

  return {
    largestPaint: measured('largest-contentful-paint'),
    blockingTime: measured('total-blocking-time'),
    layoutShift: measured('cumulative-layout-shift'),
  };
}

async function visits(url: string, runs: number, flags: Flags) {
  const port = await freePort();
  const browser = await launchChromium(port);
  try {
    await renderPictures(browser, url);
    const results = [];
    for (let visit = 0; results.length < runs; visit += 1) {
      const result = await lighthouse(url, {
        ...flags,
        port,
        logLevel: 'silent',
        disableFullPageScreenshot: true,
      });
      if (result && !result.lhr.runtimeError) results.push(result.lhr);
      else if (visit >= runs + LOST_VISITS) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    }

    return results;
  } finally {
    await browser.close();
  }
}

/** Pictures are rendered at their first request; requesting them first keeps that out of the measurement. */
async function renderPictures(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  await page.goto(url);
  await page.close();
}

type Result = Awaited<ReturnType<typeof visits>>[number];

/** The audits below full score, with the first elements they name. */
function lostPoints(result: Result | undefined): string[] {
  if (!result) return [];

  return Object.values(result.categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id: audit }) => result.audits[audit])
      .filter((audit) => audit && audit.score !== null && audit.score < (id === 'performance' ? 0.9 : 1))
      .map((audit) => `${id}: ${audit?.title} ${audit?.displayValue ?? ''}`.trim()),
  );
}
