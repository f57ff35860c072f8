import { agentPage, editorHeaders, expect, graphql, test } from './support/test.ts';

const SAVE =
  'mutation ($page: JSON!) { savePage(input: { page: $page }) { __typename ... on UserError { message field } } }';

const strap = (id: string, changes: object = {}) => ({
  id,
  name: 'strap-text',
  order: 0,
  state: {},
  config: {},
  ...changes,
});
const pageOf = (slug: string, changes: object) => ({
  id: slug,
  slug,
  name: slug,
  order: 95,
  metaInfo: { title: slug, description: '', imageUrl: '' },
  hero: null,
  straps: [strap('one')],
  config: {},
  state: {},
  ...changes,
});

test('a page that is too large or has wrong types is rejected with a message, and the site stays up', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const headers = { origin: site.url, ...(await editorHeaders(agent)) };
  const save = (page: object) =>
    agent.request
      .post(`${site.url}/graphql`, {
        data: { query: SAVE, variables: { page } },
        headers,
      })
      .then(async (response) => ({ status: response.status(), body: await response.text() }));
  const many = Array.from({ length: 5000 }, (_, index) => strap(`s${index}`));
  const html = { html: 'x'.repeat(10_000_000), display: 'block' };

  for (const [page, reason] of [
    [pageOf('bad-many', { straps: many }), /A page has at most 500 straps.*straps/],
    [pageOf('bad-large', { straps: [strap('one', { name: 'strap-html', state: { html } })] }), /too large/i],
    [pageOf('bad-types', { straps: [strap('one', { order: 'first' })] }), /order/],
    [pageOf('bad-types', { straps: 'none' }), /straps/],
    [pageOf('bad-types', { straps: [strap('one', { name: '../kit' })] }), /key of a template/],
    [pageOf('bad-style', { straps: [strap('one', { config: { style: { theme: 7 } } })] }), /theme/],
  ] as const) {
    const { status, body } = await save(page);
    expect(status).toBeLessThan(500);
    expect(body).toMatch(reason);
    expect(body).not.toContain('SavePageSuccess');
  }
  for (const slug of ['bad-many', 'bad-large', 'bad-types', 'bad-style']) {
    expect((await agent.request.get(`${site.url}/${slug}`)).status()).toBe(404);
  }
  expect((await agent.request.get(`${site.url}/`)).status()).toBe(200);
});

test('an unknown strap is preserved for its agent and not rendered for visitors', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const slug = `unknown-strap-${Date.now().toString(36)}`;
  const state = { kept: 'as it was' };
  const straps = [
    strap('one', { state: { title: { html: 'Before', size: 'h2' } } }),
    strap('two', { name: 'strap-of-another-time', order: 1, state }),
  ];
  const saved = await graphql(agent, site.url, SAVE, { page: pageOf(slug, { straps }) });
  expect(saved.data).toMatchObject({ savePage: { __typename: 'SavePageSuccess' } });

  const response = await page.goto(`${site.url}/${slug}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible();
  await expect(page.getByText('strap-of-another-time')).toHaveCount(0);

  const { data } = await graphql<{ page: { straps: { state: object }[] } }>(
    agent,
    site.url,
    'query ($slug: String!) { page(slug: $slug) { straps } }',
    { slug },
  );
  expect(data.page.straps[1]?.state).toEqual(state);
});
