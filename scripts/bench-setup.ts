/**
 * How long a first site takes: `npm run bench:setup`. From the link of an empty store to a live site, whose contact form a
 * stranger sends, clicked in Chromium at a person's pace: 40 words a minute, two seconds for each decision.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from './bench/browser.ts';
import { Report } from './bench/report.ts';
import { endInTime, Started } from './bench/started.ts';
import { SETUP_LINK, STRANGER, setUpSite } from './lib/set-up-site.ts';
import { startSite } from './lib/site.ts';

const BUDGET_MINUTES = 15;

if (!existsSync(join(import.meta.dirname, '../dist/client/.vite/manifest.json'))) {
  console.error('There is no production build to measure: run npm run build first.');
  process.exit(2);
}
const report = new Report();
endInTime(BUDGET_MINUTES + 5);
const started = new Started();
try {
  const site = started.add(await startSite({ env: { DEMO: '0' } }), (one) => one.stop());
  const browser = started.add(await launchChromium(), (one) => one.close());
  while (!SETUP_LINK.test(site.output())) await new Promise((resolve) => setTimeout(resolve, 200));
  const [link] = SETUP_LINK.exec(site.output()) ?? [];
  if (!link) throw new Error(`The process wrote no link:\n${site.output()}`);

  const begun = Date.now();
  const { owner, origin } = await setUpSite(browser, { link, isAtAPersonsPace: true });
  await owner.goto(`${origin}/privacy-policy#clients-and-leads`);
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(STRANGER.name) })
    .waitFor();
  const minutes = (Date.now() - begun) / 60_000;
  report.atMost(
    'from the link to a live site with the lead of a stranger in its inbox',
    minutes,
    BUDGET_MINUTES,
    {
      unit: 'min',
    },
  );
} catch (error) {
  report.failed('setting up a site', error);
} finally {
  await started.end();
}
process.exit(report.end() ? 0 : 1);
