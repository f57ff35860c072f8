import {
  beginDraft,
  canvasOf,
  choose,
  expectNotice,
  retitle,
  violationsLightAndDark,
} from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, graphql, test } from './support/test.ts';

const SCHEDULE = `mutation ($slug: String!, $publishAt: DateTime, $unpublishAt: DateTime, $revision: String) {
  schedulePage(slug: $slug, publishAt: $publishAt, unpublishAt: $unpublishAt, revision: $revision) {
    ... on SchedulePageSuccess { schedule { revision } }
  }
}`;

test('a draft is previewed by its link without signing in, and published and unpublished on schedule', {
  tag: '@core',
}, async ({ browser, page, site }) => {
  test.slow();
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await createPage(agent, site.url, 'preview');
  const slug = new URL(pageUrl).pathname.slice(1);
  await beginDraft(agent, site.url, slug, 'Drafted heading');
  await agent.goto(pageUrl);

  await choose(agent, 'Publishing', 'Preview Link');
  const preview = agent.getByRole('dialog', { name: 'Preview Link' });
  await expect(preview.getByRole('textbox', { name: 'Preview Link' })).toHaveValue(/^http/);
  const link = await preview.getByRole('textbox', { name: 'Preview Link' }).inputValue();
  await expect(preview).toContainText('Works until');
  expect(await violationsLightAndDark(agent)).toEqual([]);
  const result = await page.goto(link);
  expect(result?.headers()['cache-control']).toBe('no-store');
  expect(await result?.text()).toContain('Preview of a draft, not live');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', { name: 'Drafted heading' })).toBeVisible();
  await preview.getByRole('button', { name: 'End All Links' }).click();
  await expect(preview).toContainText('No link to this draft works any more.');
  // A replica may be a moment late.
  await expect.poll(async () => (await page.request.get(link)).status()).toBe(404);
  await preview.getByRole('button', { name: 'Close' }).click();

  await choose(agent, 'Publishing', 'Schedule…');
  const schedule = agent.getByRole('dialog', { name: 'Schedule' });
  await expect(schedule).toContainText('Times are in the time zone of the site: Mountain Time');
  await schedule.getByLabel('The draft goes live').fill('2020-01-01T10:00');
  await schedule.getByRole('button', { name: 'Set Times' }).click();
  await expect(schedule.getByRole('alert')).toHaveText('This time is over');
  expect(await violationsLightAndDark(agent)).toEqual([]);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await schedule.getByLabel('The draft goes live').fill(tomorrow);
  await schedule.getByRole('button', { name: 'Set Times' }).click();
  await expect(agent.getByText('The times are set.')).toBeVisible();
  await choose(agent, 'Publishing', 'Schedule…');
  await schedule.getByRole('button', { name: 'Cancel Schedule' }).click();
  await expect(agent.getByText('The schedule is cancelled.')).toBeVisible();

  // In a form a time has no seconds; as soon as the clock allows both come and go.
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
  // Live for several intervals of the scheduled jobs.
  const times = { slug, publishAt: soon(3000), unpublishAt: soon(11_000) };
  await graphql(agent, site.url, SCHEDULE, times);
  const visit = async () => {
    const response = await page.request.get(pageUrl);
    return response.ok() && (await response.text()).includes('Drafted heading') ? 'live' : response.status();
  };
  await expect.poll(visit, { timeout: 35_000, intervals: [1000] }).toBe('live');
  await expect.poll(visit, { timeout: 70_000, intervals: [1000] }).toBe(404);
  await agent.context().close();
});

test('a draft is published; its versions list who, when and what, are compared and restored; a page is hidden', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await createPage(agent, site.url, 'versions', [
    { name: 'strap-listings-feed', state: { title: { html: 'Homes', size: 'h2' } } },
  ]);
  const slug = new URL(pageUrl).pathname.slice(1);
  await beginDraft(agent, site.url, slug, 'Drafted heading');
  await agent.goto(pageUrl);

  await choose(agent, 'Publishing', 'Publish Draft Now');
  await expect(agent.getByText('The draft is live now.')).toBeVisible();
  await expect(agent.getByRole('heading', { name: 'Drafted heading' })).toBeVisible();

  await choose(agent, 'Publishing', 'Versions');
  const versions = agent.getByRole('dialog', { name: 'Versions' });
  const [newest, first] = [versions.getByRole('listitem').first(), versions.getByRole('listitem').last()];
  await expect(newest).toContainText(/Draft published by .+/);
  await expect(newest).toContainText('Live now');
  await expect(first).toContainText(/\d{4}.*Created by .+/);
  await expect(versions).not.toContainText('unknown');
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await versions.getByRole('button', { name: /^Compare the version/ }).click();
  await expect(versions.getByRole('heading', { level: 4 })).toHaveText('Changed Text: Drafted heading');
  await expect(versions.getByText('First heading')).toBeVisible();
  await expect(versions.getByText('Drafted heading', { exact: true })).toBeVisible();
  expect(await violationsLightAndDark(agent)).toEqual([]);
  await test.step('a version is restored as a draft, which visitors do not see, or live once that is confirmed', async () => {
    await versions.getByRole('button', { name: 'Restore as Draft' }).click();
    const restored = canvasOf(agent).getByRole('heading', { name: 'First heading' });
    await expect(restored).toBeVisible();

    // While editing it takes the place of unsaved changes, once that is confirmed.
    await retitle(agent, 'First heading', 'Typed since');
    await choose(agent, 'Publishing', 'Versions');
    await versions
      .getByRole('button', { name: /^Compare the version/ })
      .last()
      .click();
    await versions.getByRole('button', { name: 'Restore as Draft' }).click();
    await agent.getByRole('button', { name: 'Restore This Version' }).click();
    await expect(restored).toBeVisible();
    await expect(canvasOf(agent).getByText('Typed since')).toHaveCount(0);

    await page.goto(pageUrl);
    await expect(page.getByRole('heading', { name: 'Drafted heading' })).toBeVisible();
    await agent.goto(pageUrl);
    await choose(agent, 'Publishing', 'Versions');
    await versions
      .getByRole('button', { name: /^Compare the version/ })
      .last()
      .click();
    await versions.getByRole('button', { name: 'Restore and Publish' }).click();
    const question = agent.getByRole('dialog', { name: 'Restore and Publish' });
    await question.getByRole('button', { name: 'Restore and Publish' }).click();
    await expect(agent.getByRole('heading', { name: 'First heading' })).toBeVisible();
  });

  await expectNotice(agent, 'This page is a draft: visitors do not see it.', () =>
    choose(agent, 'Publishing', 'Hide From Visitors'),
  );
  expect((await page.request.get(pageUrl)).status()).toBe(404);
  await agent.context().close();
});
