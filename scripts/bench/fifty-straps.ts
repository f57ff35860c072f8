import type { Page } from '@playwright/test';
import { launchChromium } from './browser.ts';

const AGENT = { email: 'agent@edmonton.example', password: 'strapwork-demo' };
const SAVE =
  'mutation ($page: JSON!) { savePage(input: { page: $page }) { __typename ... on UserError { message field } } }';

/** With their defaults: a typical page, twelve straps with data. */
const KINDS = [
  ...['text', 'text-two-columns', 'text-three-columns', 'text-image-aside', 'big-icons', 'columned-tiles'],
  ...['columned-links', 'compare-block', 'quotes', 'gallery', 'image', 'about'],
];
const WITH_DATA = [
  'latest-listing-feed',
  'featured-listing',
  'team-roster',
  'featured-agent',
  'blog-feed',
  'open-house-feed',
];
export const STRAP_COUNT = 50;

/** Saves a page of fifty straps through the API; returns its path. */
export async function saveFiftyStraps(origin: string): Promise<string> {
  const browser = await launchChromium();
  try {
    return await saveFiftyStrapsAsAgent(await browser.newPage(), origin);
  } finally {
    await browser.close();
  }
}

/** The same in an open browser page, where the agent stays signed in. */
export async function saveFiftyStrapsAsAgent(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}/access`);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill(AGENT.email);
  await page.getByLabel('Password').fill(AGENT.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  // A new slug each time, since saving over a page needs its revision.
  const slug = `fifty-straps-${Date.now().toString(36)}`;
  const state = await page.evaluate(() => document.getElementById('page-state')?.textContent ?? '{}');
  const response = await page.request.post(`${origin}/graphql`, {
    data: { query: SAVE, variables: { page: fiftyStraps(slug) } },
    headers: { origin, 'x-editor-token': JSON.parse(state).editorToken },
  });
  const result = await response.json();
  if (result.data?.savePage.__typename !== 'SavePageSuccess') throw new Error(JSON.stringify(result));

  return `/${slug}`;
}

function fiftyStraps(slug: string) {
  const straps = Array.from({ length: STRAP_COUNT }, (_, order) => {
    const kinds = order % 4 === 3 ? WITH_DATA : KINDS;
    const name = `strap-${kinds[Math.floor(order / (kinds === KINDS ? 1 : 4)) % kinds.length]}`;

    return { id: `s${order}`, name, order, state: {}, config: {} };
  });

  return {
    id: slug,
    slug,
    name: 'Fifty straps',
    order: 90,
    metaInfo: { title: 'Fifty straps', description: '', imageUrl: '' },
    hero: null,
    straps,
    config: {},
    state: {},
  };
}
