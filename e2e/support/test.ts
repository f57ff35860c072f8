import AxeBuilder from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type { RunningSite } from '../../scripts/lib/site.ts';
import { slowDown } from './slow.ts';
import { startSeededSite } from './template.ts';
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts';

export { expect };

export const AGENT = 'agent@edmonton.example';
export const SECOND_AGENT = 'second@edmonton.example';
export const SAN_ANTONIO_AGENT = 'agent@san-antonio.example';
export const PASSWORD = 'strapwork-demo';

/** Until then a button waits for the page's code (docs/decisions/0021): people are slower than a test. */
const WORKS_MS = 30_000;
/** PostgreSQL is seeded by the first process. */
const SITE_MS = 300_000;

type Site = { url: string; sanAntonio: string };
type WorkerFixtures = {
  browser: Browser;
  /** How many processes serve the site. */
  processes: number;
  servers: RunningSite | TwoProcesses;
  /** The site's processes on one PostgreSQL; in the project `two processes` alone. */
  pair: TwoProcesses;
  /** The worker's own site, with data of its own: its tests come one after the other. */
  site: Site;
};

export const test = base.extend<object, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (options?.javaScriptEnabled !== false) context.on('page', waitUntilItWorks);
        return context;
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
  processes: [1, { scope: 'worker', option: true }],
  servers: [
    async ({ processes }, use) => {
      const started = await (processes === 2 ? startTwoProcesses() : startSeededSite());
      await use(started);
      await started.stop();
    },
    { scope: 'worker', timeout: SITE_MS },
  ],
  pair: [
    async ({ servers }, use) => {
      if (!('postgres' in servers)) throw new Error('only the project `two processes` has two');
      await use(servers);
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ servers }, use) => {
      const { port, origin } = servers;
      await use({ url: origin, sanAntonio: `http://san-antonio.localhost:${port}` });
    },
    { scope: 'worker' },
  ],
  /** Fails the test when it wrote an error or a warning to the console. */
  page: async ({ page }, use) => {
    const consoleMessages = listen(page);
    await use(page);
    expect(consoleMessages, 'the console is quiet').toEqual([]);
  },
});

/** An option of `goto` for tests of the page before hydration. */
const BEFORE_IT_WORKS = ['commit', 'domcontentloaded'];

/** Waits for hydration after every `goto` and `reload`, unless the test passes another moment. */
function waitUntilItWorks(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const slowed = slowDown(page);
  const works = async (waitUntil?: string) => {
    if (waitUntil && BEFORE_IT_WORKS.includes(waitUntil)) return;
    await page
      .waitForFunction(() => !('earlyInput' in window), null, { timeout: WORKS_MS })
      .catch(() => undefined);
  };

  page.goto = async (url, options) => {
    await slowed;
    const response = await goto(url, options);
    await works(options?.waitUntil);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await works(options?.waitUntil);
    return response;
  };
}

/**
 * The browser's own messages: about responses that are no success, about its graphics, and about a photo of the first
 * screen that the visitor's device hides (a hidden home) or that the next page comes before.
 */
const OF_THE_BROWSER = [
  /^Failed to load resource/,
  /GPU stall|GL Driver Message/,
  // A trace, which a retry records, runs a script of its own in every frame.
  /^Blocked script execution in '\S+\/__templates\//,
  /_files\/\S+ was preloaded/,
];

/** What a page logs to the console, without the browser's own messages. */
export function listen(page: Page): string[] {
  const consoleMessages: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    const isOwn = !OF_THE_BROWSER.some((line) => line.test(text));
    if (isOwn && ['error', 'warning'].includes(message.type())) consoleMessages.push(text);
  });
  page.on('pageerror', (error) => consoleMessages.push(String(error)));
  return consoleMessages;
}

/** Signs in with the form of the agents' page. */
export async function signIn(page: Page, origin: string, email = AGENT): Promise<void> {
  await page.goto(`${origin}/access`);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

type Session = {
  state: Awaited<ReturnType<BrowserContext['storageState']>>;
  /** Of the document that signing in ended at; it lasts a day and is the agent's (docs/decisions/0029). */
  editorToken: string | null;
};
/** Sessions of this worker's site by origin and account, each from one sign-in with the form. */
const sessions = new Map<string, Session>();
/** Requests that a test makes for an agent before a document of the site is open use these. */
const editorTokens = new WeakMap<BrowserContext, string | null>();

/** A browser of its own with an agent signed in, at no page of the site yet. Who signs out, or looks at signing in, calls `signIn`. */
export async function agentPage(
  browser: Browser,
  origin: string,
  email = AGENT,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const account = `${email} ${origin}`;
  const session = sessions.get(account) ?? (await sessionOf(browser, origin, email));
  sessions.set(account, session);
  const context = await browser.newContext({ ...options, storageState: session.state });
  editorTokens.set(context, session.editorToken);

  return context.newPage();
}

async function sessionOf(browser: Browser, origin: string, email: string): Promise<Session> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, origin, email);
  const { cookies } = await context.storageState();
  const editorToken = await editorTokenOf(page);
  // Its hints lie over the page at the first editing; e2e/strap-picker.spec.ts looks at them.
  const { data } = await graphql<{ viewer: { agent: { uid: string } } }>(
    page,
    origin,
    '{ viewer { agent { uid } } }',
  );
  const seen = { name: `strapwork.tour.${data.viewer.agent.uid}`, value: 'seen' };
  await context.close();

  return { state: { cookies, origins: [{ origin, localStorage: [seen] }] }, editorToken };
}

/** Sends one GraphQL operation as the page at this origin would. */
export async function graphql<Data>(
  page: Page,
  origin: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<{ data: Data; errors?: { message: string; extensions: { code: string } }[] }> {
  const body = { query, variables };
  const headers = await editorHeaders(page);
  // Every browser finds a name below localhost, not every system does.
  if (new URL(origin).hostname.endsWith('.localhost')) {
    // Any document of the origin will do to send it from: this one has no code.
    if (page.url() === 'about:blank') await page.goto(`${origin}/robots.txt`);
    return page.evaluate(postFromPage, { body, headers });
  }
  const response = await page.request.post(`${origin}/graphql`, {
    data: body,
    headers: { origin, ...headers },
  });
  return response.json();
}

/** What an agent's document sends with its requests (docs/decisions/0029); nothing for a visitor's. */
export async function editorHeaders(page: Page): Promise<Record<string, string>> {
  const token = await editorTokenOf(page);
  return token === null ? {} : { 'x-editor-token': token };
}

/** The token of the document that is open; until one of the site is, that of the agent whose browser it is. */
async function editorTokenOf(page: Page): Promise<string | null> {
  const state = await page.evaluate(() => document.getElementById('page-state')?.textContent ?? null);
  if (state === null) return editorTokens.get(page.context()) ?? null;
  return JSON.parse(state)?.editorToken ?? null;
}

/** Runs in the page, for only the browser finds the hosts below localhost everywhere. */
async function postFromPage({ body, headers }: { body: object; headers: Record<string, string> }) {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

/**
 * A page of two text straps, more after them and a hero if one is given, for one test, made through the API by the
 * agent whose page is given; its address is new each time.
 */
export async function createPage(
  page: Page,
  origin: string,
  name: string,
  more: readonly { name: string; state: object; config?: object }[] = [],
  hero: { name: string; state: object; config?: object } | null = null,
): Promise<string> {
  const slug = `${name}-${Date.now().toString(36)}`;
  const strap = (id: string, order: number, title: string, text: string) => ({
    id,
    order,
    name: 'strap-text',
    state: { title: { html: title, size: 'h2' }, text: { html: `<p>${text}</p>` }, buttonList: [] },
    config: {},
  });
  const stored = {
    id: slug,
    slug,
    name: slug,
    order: 90,
    metaInfo: { title: 'A page to edit', description: 'Made for one test', imageUrl: '' },
    hero: hero && { id: 'hero', order: 0, config: {}, ...hero },
    straps: [
      strap('one', 0, 'First heading', 'First text'),
      strap('two', 1, 'Second heading', 'Second text'),
      ...more.map((one, index) => ({ id: `more-${index}`, order: index + 2, config: {}, ...one })),
    ],
    config: {},
    state: {},
  };
  const { data } = await graphql<{ savePage: { __typename: string; message?: string } }>(
    page,
    origin,
    'mutation ($page: JSON!) { savePage(input: { page: $page }) { __typename ... on UserError { message field } } }',
    { page: stored },
  );
  expect(data.savePage, JSON.stringify(data)).toMatchObject({ __typename: 'SavePageSuccess' });
  return `${origin}/${slug}`;
}

type AxeOptions = {
  /** Does not look into the frames of the page, and is many times as fast. */
  legacy?: boolean;
  /** These rules alone, instead of all of WCAG 2.2 A and AA. */
  rules?: string[];
  /** A selector: nothing else is looked at. */
  within?: string;
};

/** What axe finds against WCAG 2.2 A and AA, as sentences. */
export async function violations(
  page: Page,
  { legacy = false, rules, within }: AxeOptions = {},
): Promise<string[]> {
  const inFrames = !legacy && page.frames().length > 1;
  // Axe judges the colours of the moment: those halfway through a transition or an entrance are nobody's.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      if (animation.timeline === document.timeline && !isEndless) animation.finish();
    }
  });
  // Sending and compiling half a megabyte takes as long as some looks; beside frames axe ends in a page of its own.
  const isThere = !inFrames && (await page.evaluate(() => 'axe' in window));
  // Describing what passes takes as long as finding what does not; a frame that axe is not in would be sent messages.
  const axe = new AxeBuilder({ page, axeSource: isThere ? ';' : undefined })
    .setLegacyMode(!inFrames)
    .options({ resultTypes: ['violations'], iframes: inFrames });
  if (within) axe.include(within);
  const { violations: found } = await (rules
    ? axe.withRules(rules)
    : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  ).analyze();
  return found.map(
    (violation) =>
      `${violation.id}: ${violation.help} (${violation.nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`)
        .join(' | ')})`,
  );
}
