import { describe, expect, test } from 'vitest';
import { AGENT, storedPageJson, storedTemplateJson, storedWebsiteJson } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const ADMIN = '/space/edmonton/app/website/admin';
const versioned = (body: unknown, revision: string, status = 200) =>
  Response.json(body, {
    status,
    headers: { etag: `"${revision}"`, 'x-saved-at': '2026-11-20T08:00:00Z' },
  });
const site = {
  website: storedWebsiteJson(),
  header: storedTemplateJson('header-basic'),
  footer: storedTemplateJson('footer-basic'),
  revisions: { website: 3, header: 4, footer: 5 },
};

describe('a page', () => {
  const PAGE = `{ page(slug: "about") {
    id slug name order metaInfo { title description imageUrl } hero straps config state revision savedAt movedTo
  } }`;

  test('comes to a visitor without its hidden straps, even if the engine sends them [R6.028]', async () => {
    const { query } = await createTestGateway({
      script: {
        '/getPage/edmonton/about': {
          page: storedPageJson('about', {
            hero: { id: 'hero', name: 'hero-basic', order: 0, state: {}, config: { hidden: true } },
          }),
          revision: 7,
          savedAt: '2026-11-20T08:00:00Z',
        },
      },
    });

    const { data, errors } = await query(PAGE);

    expect(errors).toBeUndefined();
    expect(data.page).toMatchObject({
      id: 'about',
      slug: 'about',
      name: 'About us',
      order: 2,
      metaInfo: { title: 'About us', description: 'Who we are', imageUrl: '' },
      hero: null,
      config: {},
      state: {},
      revision: '7',
      savedAt: '2026-11-20T08:00:00.000Z',
      movedTo: null,
    });
    expect(data.page.straps.map(({ id }: { id: string }) => id)).toEqual(['s-1']);
  });

  test('comes to its agent whole, with the revision to save it with', async () => {
    const { query, calls } = await createTestGateway({
      identity: AGENT,
      script: { [`${ADMIN}/page/about`]: versioned(storedPageJson('about'), '12') },
    });

    const { data } = await query(PAGE);

    expect(data.page.revision).toBe('12');
    expect(data.page.straps).toHaveLength(2);
    expect(calls.requests.at(-1)?.headers.get('token')).toBe('agent-token');
    expect(calls.requests.at(-1)?.headers.get('accept')).toBe('application/json');
  });

  test('that moved is the page at its new URL, marked as moved', async () => {
    const { query } = await createTestGateway({
      script: {
        '/getPage/edmonton/about': Response.json({ movedTo: 'team' }, { status: 301 }),
        '/getPage/edmonton/team': { page: storedPageJson('team'), revision: '8' },
      },
    });

    const { data } = await query('{ page(slug: "about") { slug movedTo } }');

    expect(data.page).toEqual({ slug: 'team', movedTo: 'team' });
  });

  test('that is not there is null', async () => {
    const { query } = await createTestGateway();

    expect(await query('{ page(slug: "nowhere") { slug } }')).toEqual({ data: { page: null } });
  });

  test('that is requested twice is requested once upstream', async () => {
    const { query, calls } = await createTestGateway({
      script: { '/getPage/edmonton/about': { page: storedPageJson('about'), revision: '8' } },
    });

    await query('{ a: page(slug: "about") { slug } b: page(slug: "about") { name } }');

    expect(calls.log.filter((call) => call.includes('getPage'))).toHaveLength(1);
  });

  test('list is the public one for visitors and the admin one for agents', async () => {
    const script = {
      '/getPages/edmonton': {
        pages: [{ id: 'index', slug: 'index', name: 'Home', order: 0, title: 'Home' }],
      },
      [`${ADMIN}/page`]: {
        pages: [{ id: 'draft', slug: 'draft', name: 'Draft', order: 1, savedAt: '2026-11-20T08:00:00Z' }],
      },
    };
    const asVisitor = await createTestGateway({ script });
    const asAgent = await createTestGateway({ script, identity: AGENT });
    const PAGES = '{ pages { id slug name order title savedAt } }';

    expect((await asVisitor.query(PAGES)).data.pages).toEqual([
      { id: 'index', slug: 'index', name: 'Home', order: 0, title: 'Home', savedAt: null },
    ]);
    expect((await asAgent.query(PAGES)).data.pages).toMatchObject([
      { slug: 'draft', title: '', savedAt: '2026-11-20T08:00:00.000Z' },
    ]);
  });
});

test('the website has its header and footer in one call', async () => {
  const { query, calls } = await createTestGateway({ script: { '/getWebsite/edmonton': site } });

  const { data, errors } = await query(`{ website {
    siteName config { setup display { siteName textTense language logoUrl logoDarkUrl smallLogoUrl thumbnailUrl }
    office { email phone cellPhone officePhone fax officeName address city province provinceCode postalCode licence } social }
    integrations migrations theme revision
    header { name nav state config revision } footer { name nav state config revision }
  } }`);

  expect(errors).toBeUndefined();
  expect(data.website).toMatchObject({
    siteName: 'Parkline Realty',
    config: {
      setup: { scripts: '<script>agentsOwn()</script>' },
      display: {
        siteName: 'Parkline Realty',
        textTense: 'plural',
        language: 'en',
        logoUrl: '/_files/logo.svg',
        logoDarkUrl: '',
        smallLogoUrl: '',
      },
      office: { email: 'hello@parkline.example', city: 'Edmonton', phone: '' },
      social: { facebook: 'https://facebook.example/parkline' },
    },
    theme: { baseTemplate: 'basic' },
    revision: '3',
    header: { name: 'header-basic', nav: [{ label: 'Home', href: '/' }], revision: '4' },
    footer: { name: 'footer-basic', revision: '5' },
  });
  expect(calls.log).toHaveLength(2);
});

test.each([
  ['lacks both', {}],
  ['has values of its own', { textTense: 'dual', language: 'de' }],
])('a website of another engine that %s has a text tense and a language', async (_, values) => {
  const { textTense: _tense, language: _language, ...display } = site.website.config.display;
  const config = { ...site.website.config, display: { ...display, ...values } };
  const { query } = await createTestGateway({
    script: { '/getWebsite/edmonton': { ...site, website: { ...site.website, config } } },
  });

  const { data, errors } = await query('{ website { config { display { textTense language } } } }');

  expect(errors).toBeUndefined();
  expect(data.website.config.display).toEqual({ textTense: 'singular', language: 'en' });
});

describe('saving', () => {
  const SAVE = `mutation ($input: SavePageInput!) { savePage(input: $input) {
    __typename ... on SavePageSuccess { page { slug revision straps } }
    ... on ConflictError { message currentRevision savedBy savedAt } ... on UserError { message field }
  } }`;

  test('a page sends its revision and returns the new one [R7.118]', async () => {
    const { query, calls } = await createTestGateway({
      identity: AGENT,
      script: { [`PUT ${ADMIN}/page/about`]: versioned(storedPageJson('about'), '8') },
    });

    const { data } = await query(SAVE, { input: { page: storedPageJson('about'), revision: '7' } });

    expect(data.savePage).toMatchObject({
      __typename: 'SavePageSuccess',
      page: { slug: 'about', revision: '8' },
    });
    expect(calls.requests.at(-1)?.headers.get('if-match')).toBe('"7"');
    expect(calls.requests.at(-1)?.headers.get('token')).toBe('agent-token');
  });

  test('a page without a revision only creates it [R7.119]', async () => {
    const { query, calls } = await createTestGateway({
      identity: AGENT,
      script: { [`PUT ${ADMIN}/page/new`]: versioned(storedPageJson('new'), '1', 201) },
    });

    const { data } = await query(SAVE, { input: { page: storedPageJson('new') } });

    expect(data.savePage.__typename).toBe('SavePageSuccess');
    expect(calls.requests.at(-1)?.headers.has('if-match')).toBe(false);
  });

  test('a page under a new slug asks at the one it had', async () => {
    const { query, calls } = await createTestGateway({
      identity: AGENT,
      script: { [`PUT ${ADMIN}/page/about`]: versioned(storedPageJson('team'), '8') },
    });

    await query(SAVE, { input: { page: storedPageJson('team'), previousSlug: 'about', revision: '7' } });

    expect(calls.log.at(-1)).toBe(`PUT ${ADMIN}/page/about`);
  });

  test('over a newer version is a conflict that names it', async () => {
    const current = { revision: 9, savedAt: '2026-11-21T09:00:00Z', savedBy: 'Second agent' };
    const { query, logged } = await createTestGateway({
      identity: AGENT,
      script: {
        [`PUT ${ADMIN}/page/about`]: Response.json(
          { error: { code: 'stale_revision', message: 'A newer version was saved', current } },
          { status: 412 },
        ),
      },
    });

    const { data } = await query(SAVE, { input: { page: storedPageJson('about'), revision: '7' } });

    expect(data.savePage).toEqual({
      __typename: 'ConflictError',
      message: 'A newer version was saved',
      currentRevision: '9',
      savedBy: 'Second agent',
      savedAt: '2026-11-21T09:00:00.000Z',
    });
    expect(logged).toEqual([]);
  });

  test('what the engine rejects is a result with the field', async () => {
    const { query } = await createTestGateway({
      identity: AGENT,
      script: {
        [`PUT ${ADMIN}/page/about`]: Response.json(
          { error: { code: 'bad_input', message: 'The address is taken', field: 'slug' } },
          { status: 400 },
        ),
      },
    });

    const { data } = await query(SAVE, { input: { page: storedPageJson('about'), revision: '7' } });

    expect(data.savePage).toEqual({
      __typename: 'UserError',
      message: 'The address is taken',
      field: 'slug',
    });
  });

  test.each([
    ['no page', null, 'page'],
    ['a list', [], 'page'],
    ['a page without straps', storedPageJson('about', { straps: null }), 'page.straps'],
    ['a strap that is a text', storedPageJson('about', { straps: ['x'] }), 'page.straps.0'],
    [
      'a link that runs code',
      storedPageJson('about', { state: { link: { href: 'java\tscript:alert(1)' } } }),
      'page.state.link.href',
    ],
  ])('%s is rejected with its path and not sent upstream', async (_, page, field) => {
    const { query, calls } = await createTestGateway({ identity: AGENT });

    const { data, errors } = await query(SAVE, { input: { page, revision: '7' } });

    if (page === null) expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    else expect(data.savePage).toMatchObject({ __typename: 'UserError', field });
    expect(calls.log.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });

  test('markup is cleaned on its way', async () => {
    const straps = [
      {
        id: 's',
        name: 'strap-text',
        order: 0,
        config: {},
        state: { text: { html: '<p onclick="x()">Hi<script>x()</script></p>' } },
      },
    ];
    const { query, calls } = await createTestGateway({
      identity: AGENT,
      script: { [`PUT ${ADMIN}/page/about`]: versioned(storedPageJson('about'), '8') },
    });

    await query(SAVE, { input: { page: storedPageJson('about', { straps }), revision: '7' } });

    const sent = (await calls.requests.at(-1)?.json()) as { straps: { state: unknown }[] };
    expect(sent.straps[0]?.state).toEqual({ text: { html: '<p>Hi</p>' } });
  });

  test('the website, the header and the footer return their new version', async () => {
    const { query } = await createTestGateway({
      identity: AGENT,
      script: {
        '/getWebsite/edmonton': site,
        [`PUT ${ADMIN}/componentConfig/Website`]: versioned(storedWebsiteJson(), '30'),
        [`PUT ${ADMIN}/header`]: versioned(storedTemplateJson('header-basic'), '40'),
        [`PUT ${ADMIN}/footer`]: versioned(storedTemplateJson('footer-basic'), '50'),
      },
    });

    const { data, errors } = await query(
      `mutation ($website: JSON!, $header: JSON!, $footer: JSON!) {
        saveWebsite(website: $website, revision: "3") { ... on SaveWebsiteSuccess { website { siteName revision header { revision } } } }
        saveHeader(header: $header, revision: "4") { ... on SaveTemplateSuccess { template { name revision } } }
        saveFooter(footer: $footer, revision: "5") { ... on SaveTemplateSuccess { template { name revision } } }
      }`,
      {
        website: storedWebsiteJson(),
        header: storedTemplateJson('header-basic'),
        footer: storedTemplateJson('footer-basic'),
      },
    );

    expect(errors).toBeUndefined();
    expect(data).toEqual({
      saveWebsite: { website: { siteName: 'Parkline Realty', revision: '30', header: { revision: '4' } } },
      saveHeader: { template: { name: 'header-basic', revision: '40' } },
      saveFooter: { template: { name: 'footer-basic', revision: '50' } },
    });
  });

  test('a copy returns the new page [R7.117]', async () => {
    const { query, calls } = await createTestGateway({
      identity: AGENT,
      script: { [`POST ${ADMIN}/page/about/copy`]: versioned(storedPageJson('about-2'), '1', 201) },
    });

    const { data } = await query(
      'mutation { copyPage(slug: "about", newSlug: "about-2") { ... on SavePageSuccess { page { slug revision } } } }',
    );

    expect(data.copyPage).toEqual({ page: { slug: 'about-2', revision: '1' } });
    expect(calls.log.at(-1)).toBe(`POST ${ADMIN}/page/about/copy?newPageID=about-2`);
  });

  test('a page is deleted in the revision that was loaded, and never without one', async () => {
    const { query, calls } = await createTestGateway({
      identity: AGENT,
      script: { [`DELETE ${ADMIN}/page/about`]: new Response(null, { status: 204 }) },
    });
    const remove = (args: string) =>
      query(`mutation { deletePage(${args}) { __typename ... on DeletePageSuccess { slug } } }`);

    expect((await remove('slug: "about"')).errors?.[0]?.message).toContain('"revision"');
    expect(calls.log.filter((call) => call.startsWith('DELETE'))).toEqual([]);

    const { data } = await remove('slug: "about", revision: "12"');
    expect(data.deletePage).toEqual({ __typename: 'DeletePageSuccess', slug: 'about' });
    expect(calls.requests.at(-1)?.headers.get('if-match')).toBe('"12"');
  });

  test('invalidates the cache of a remote engine, and stays saved when that fails [R7.019]', async () => {
    const { query, calls, logged } = await createTestGateway({
      identity: AGENT,
      invalidateSecret: 'a-secret-of-the-engine',
      script: {
        [`PUT ${ADMIN}/page/about`]: versioned(storedPageJson('about'), '8'),
        'POST /__invalidate__': new Response('down', { status: 503 }),
      },
    });

    const { data } = await query(SAVE, { input: { page: storedPageJson('about'), revision: '7' } });

    expect(data.savePage.__typename).toBe('SavePageSuccess');
    expect(calls.requests.at(-1)?.headers.get('x-invalidate-secret')).toBe('a-secret-of-the-engine');
    expect(await calls.requests.at(-1)?.json()).toEqual({ spaceID: 'edmonton', pageID: 'about' });
    expect(logged.map(({ level }) => level)).toEqual(['warn']);
  });

  test('is tried exactly once', async () => {
    const { query, calls } = await createTestGateway({
      identity: AGENT,
      script: { [`PUT ${ADMIN}/page/about`]: new Response('down', { status: 503 }) },
    });

    const { errors } = await query(SAVE, { input: { page: storedPageJson('about'), revision: '7' } });

    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_FAILED', upstream: 'engine' });
    expect(calls.log.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });
});

test('agents of the space read all of the connected services, also what visitors do not', async () => {
  const integrations = {
    analytics: { tagManager: 'GTM-1' },
    crm: { url: 'https://crm.example', apiToken: 'KEY' },
  };
  const script = {
    '/getWebsite/edmonton': {
      website: { ...storedWebsiteJson(), integrations },
      header: storedTemplateJson('header-basic'),
      footer: storedTemplateJson('footer-basic'),
      revisions: { website: '1', header: '1', footer: '1' },
    },
  };
  const read = async (identity: typeof AGENT | null) => {
    const { query } = await createTestGateway({ script, identity });
    return (await query('{ website { integrations } }')).data.website.integrations;
  };

  expect(await read(AGENT)).toEqual(integrations);
  expect(await read({ ...AGENT, spaceId: 'san-antonio' })).toEqual({ analytics: { tagManager: 'GTM-1' } });
  expect(await read(null)).toEqual({ analytics: { tagManager: 'GTM-1' } });
});
