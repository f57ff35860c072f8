import { canvasOf, retitle, startEditing } from './support/editor.ts';
import { agentPage, createPage, expect, graphql, SECOND_AGENT, signIn, test } from './support/test.ts';

const COPY = 'mutation { copyPage(slug: "about", newSlug: "t-owned") { __typename } }';

test("code that runs in a visitor's tab cannot act with the session of an agent who signs in in another", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  const agent = await page.context().newPage();
  await signIn(agent, site.url);

  const rejected = await graphql(page, site.url, COPY);
  expect(rejected.errors?.[0]?.extensions.code).toBe('EDITOR_TOKEN_MISSING');

  const found = await page.evaluate(async (path) => {
    const fetched = async (cache: RequestCache) =>
      fetch(path, { cache, mode: 'same-origin' }).then(
        (response) => response.text(),
        () => 'nothing',
      );
    const framed = async (element: HTMLIFrameElement | HTMLObjectElement) => {
      element.setAttribute(element instanceof HTMLIFrameElement ? 'src' : 'data', path);
      const isLoaded = new Promise((resolve) => element.addEventListener('load', resolve));
      document.body.append(element);
      await isLoaded;
      return element.contentDocument?.documentElement.outerHTML ?? 'nothing';
    };
    const opened = async () => {
      const other = window.open(path);
      await new Promise((resolve) => setTimeout(resolve, 3000));
      try {
        return other?.document.documentElement.outerHTML ?? 'nothing';
      } catch {
        return 'nothing';
      }
    };
    return {
      default: await fetched('default'),
      forceCache: await fetched('force-cache'),
      onlyIfCached: await fetched('only-if-cached'),
      frame: await framed(document.createElement('iframe')),
      opened: await opened(),
    };
  }, new URL(agent.url()).pathname);
  const held = await agent.evaluate(() => document.getElementById('page-state')?.textContent ?? '');
  expect(held).toMatch(/"editorToken":"\w+\.[\w-]{43}"/);
  for (const [way, html] of Object.entries(found))
    expect([way, /"editorToken":"[^"]+"/.exec(html)?.[0]]).toEqual([way, undefined]);

  await page.getByRole('main').getByRole('link').first().waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset.old = 'true';
  });
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.old)).toBeUndefined();
});

test('an editor opened with another sign-in shows a message, retains the changes and continues after a reload', async ({
  browser,
  site,
}) => {
  test.slow();
  const agent = await agentPage(browser, site.url);
  const address = await createPage(agent, site.url, 'another-agent');
  await agent.goto(address);
  await startEditing(agent);
  await agent.context().clearCookies();
  const elsewhere = await agent.context().newPage();
  await signIn(elsewhere, site.url, SECOND_AGENT);

  await retitle(agent, 'First heading', 'Typed by the first');
  await expect(agent.getByText('Draft not saved – opened with another sign-in')).toBeVisible();
  await agent.getByRole('button', { name: 'Save Changes' }).click();
  await expect(agent.getByText(/this page was opened with another sign-in/)).toBeVisible();

  agent.on('dialog', (dialog) => dialog.accept());
  await agent.reload();
  await startEditing(agent);
  await agent.getByRole('dialog').getByRole('button', { name: 'Go On With Them' }).click();
  await expect(canvasOf(agent).getByText('Typed by the first')).toBeVisible();
  await agent.context().close();
});
