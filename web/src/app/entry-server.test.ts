import { expect, test } from 'vitest';
import { parts as FAQ_PARTS } from '../../strap-plugins/faq/parts.ts';
import type { Execute } from '../data/document.ts';
import { Failure, testExecute, testPage } from '../testing/test-execute.ts';
import { testSiteResponse, testTheme } from '../testing/test-site.ts';
import { handle } from './entry-server.tsx';

const OWNER = {
  uid: 'u1',
  displayName: 'A',
  email: null,
  expiresAt: '2030-01-01T00:00:00Z',
  role: 'owner' as const,
};
const TEXT = { name: 'strap-text', state: { title: { html: 'Hello', size: 'h1' } } };

async function send(
  path: string,
  execute: Execute,
  reported: string[] = [],
  { headers = {}, editorToken = null }: { headers?: HeadersInit; editorToken?: string | null } = {},
) {
  const response = await handle(new Request(`http://localhost:3000${path}`, { headers }), {
    execute,
    clean: { inline: (html) => html, block: (html) => html, parts: { 'strap-faq': FAQ_PARTS } },
    nonce: 'n0nce',
    editorToken,
    manifest: null,
    report: (what) => reported.push(what),
  });

  return { response, body: await response.text(), reported };
}

function head(body: string, pattern: RegExp): string | undefined {
  return pattern.exec(body)?.[1];
}

test('a page is a complete document with header, content and footer in that order [R1.017]', async () => {
  const { response, body } = await send('/about', testExecute({ PageBySlug: () => testPage([TEXT]) }));

  expect(response.status).toBe(200);
  expect(body).toMatch(/^<!DOCTYPE html><html lang="en-CA"/);
  expect(body).toMatch(/<header[\s\S]*<main[\s\S]*Hello[\s\S]*<\/main>[\s\S]*<footer/);
});

test('the title joins those of page and site, each once [R5.052]', async () => {
  const named = { metaInfo: { title: 'Poplar & Main', description: '', imageUrl: '' } };
  const home = await send('/about', testExecute({ PageBySlug: () => testPage([TEXT], named) }));
  expect(head(home.body, /<title>(.*?)<\/title>/)).toBe('Poplar &amp; Main');

  const { body } = await send('/about', testExecute({ PageBySlug: () => testPage([TEXT]) }));

  expect(head(body, /<title>(.*?)<\/title>/)).toBe('About us | Poplar &amp; Main');
  expect(head(body, /<link rel="canonical" href="(.*?)"/)).toBe('http://localhost:3000/about');
  expect(head(body, /<meta property="og:image" content="(.*?)"/)).toBe(
    'http://localhost:3000/_files/demo/thumb.jpg',
  );
});

test('the home page is the page index, and /index redirects to it [R2.001]', async () => {
  const execute = testExecute({ PageBySlug: () => testPage([TEXT]) });
  await send('/', execute);
  const { response } = await send('/index?a=1', execute);

  expect(execute.requests).toContainEqual({ operation: 'PageBySlug', variables: { slug: 'index' } });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/?a=1');
});

test('the editor token is only in the document it was issued for, which is not cached', async () => {
  const execute = testExecute({ PageBySlug: () => testPage([TEXT]) });
  const agents = await send('/about', execute, [], { editorToken: 'the-token' });
  const [visitors, data] = [
    await send('/about', execute),
    await send('/_data/about', execute, [], { editorToken: 'the-token' }),
  ];

  expect(agents.body).toContain('"editorToken":"the-token"');
  expect(agents.response.headers.get('cache-control')).toBe('no-store');
  expect(visitors.response.headers.get('cache-control')).toBe('private, no-cache');
  expect(visitors.body + data.body).not.toContain('the-token');
});

test('an unknown page returns 404 with an error page [R2.022] [R2.060] [R2.159]', async () => {
  const { response, body } = await send('/nowhere', testExecute({ PageBySlug: () => ({ page: null }) }));

  expect(response.status).toBe(404);
  expect(body).toMatch(/<section[^>]*strap-error/);
  expect(body).toMatch(/<h1[^>]*>404 <span[^>]*>Page Not Found<\/span><\/h1>/);
  expect(body).toMatch(/class="strap-error__search".*?<form[^>]* action="\/search"/);
  expect(body).toContain('Page not found.');
  expect(body).toContain('<meta name="robots" content="noindex"');
});

test('a path below a page returns 404, unless a page has come from there', async () => {
  const unknown = await send('/about/us/now', testExecute({ PageBySlug: () => ({ page: null }) }));
  const moved = await send(
    '/about/us/now',
    testExecute({ PageBySlug: () => ({ page: { ...testPage([TEXT]).page, movedTo: 'about' } }) }),
  );

  expect(unknown.response.status).toBe(404);
  expect([moved.response.status, moved.response.headers.get('location')]).toEqual([301, '/about']);
});

test('a page that fails to load returns 500 within the site and reports the cause [R2.160]', async () => {
  const { response, body, reported } = await send(
    '/about',
    testExecute({ PageBySlug: () => new Failure('UPSTREAM_FAILED', 'page') }),
  );

  expect(response.status).toBe(500);
  expect(body).toContain('<h1>500 Internal Server Error</h1>');
  expect(body).toContain('There was a problem loading the page.');
  expect(body).toContain('<footer');
  expect(reported).toEqual(['page /about']);
});

test('an unknown host returns 404 as plain text', async () => {
  const { response, body } = await send(
    '/',
    testExecute({ Site: () => new Failure('NOT_FOUND'), PageBySlug: () => new Failure('NOT_FOUND') }),
  );

  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(body).toContain('No site answers on localhost.');
});

test('a site that fails to load returns 500 with a minimal document', async () => {
  const { response, body } = await send(
    '/',
    testExecute({ Site: () => new Failure('UPSTREAM_FAILED'), PageBySlug: () => testPage([TEXT]) }),
  );

  expect(response.status).toBe(500);
  expect(body).toContain('500 Internal Server Error');
});

test('a renamed page redirects to its new path, in a document and in data', async () => {
  const execute = testExecute({ PageBySlug: () => testPage([], { movedTo: 'who-we-are' }) });
  const { response } = await send('/about', execute);
  const data = await send('/_data/about', execute);

  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/who-we-are');
  expect(JSON.parse(data.body)).toEqual({ redirect: '/who-we-are', status: 301 });
});

test('the data of a page are one response with its status', async () => {
  const { response, body } = await send(
    '/_data/nowhere?x=1',
    testExecute({ PageBySlug: () => ({ page: null }) }),
  );

  expect(response.status).toBe(404);
  expect(JSON.parse(body).model.route).toEqual({
    id: 'page',
    params: { slug: 'nowhere' },
    url: '/nowhere?x=1',
  });
});

test('a page without straps shows the empty-page strap [R2.061] [R2.141]', async () => {
  const { body } = await send('/about', testExecute({ PageBySlug: () => testPage([]) }));

  expect(body).toContain('This page is still being written');
});

test('a hidden strap is neither rendered nor queried [R4.022]', async () => {
  const roster = { name: 'strap-team-roster', config: { hidden: true } };
  const execute = testExecute({ PageBySlug: () => testPage([TEXT, roster]) });
  const { body } = await send('/about', execute);

  expect(body).not.toContain('strap-team-roster');
  expect(execute.requests.map(({ operation }) => operation)).not.toContain('TeamRoster');
});

test('a strap without its main content is rendered for agents alone', async () => {
  const questions = {
    name: 'strap-faq',
    state: { title: { html: 'Your questions', size: 'h2' }, items: [] },
  };
  const page = () => testPage([TEXT, questions]);

  const visitor = await send('/about', testExecute({ PageBySlug: page }));
  expect(visitor.body).toContain('Hello');
  expect(visitor.body).not.toContain('Your questions');

  const viewer = { canEdit: true, agent: OWNER, customer: null };
  const agent = await send(
    '/about',
    testExecute({ PageBySlug: page, Site: () => testSiteResponse({ viewer }) }),
  );
  expect(agent.body).toMatch(/"stored":\{.*Your questions/);
  expect(agent.body).not.toContain('>Your questions</h2>');
});

test('a strap whose data fail shows an error in its place only [R8.002]', async () => {
  const execute = testExecute({
    PageBySlug: () => testPage([TEXT, { name: 'strap-team-roster' }]),
    TeamRoster: () => new Failure('UPSTREAM_FAILED', 'roster'),
  });
  const { response, body, reported } = await send('/about', execute);

  expect(response.status).toBe(200);
  expect(body.match(/Please reload the page to view this content\./g)).toHaveLength(1);
  expect(body).toContain('href="/about">Try again</a>');
  expect(body).toContain('Hello');
  expect(reported).toEqual(['strap strap-team-roster s1']);
});

test('a strap that throws while rendering does not affect others', async () => {
  const broken = { name: 'strap-figures', state: { items: 'not a list' } };
  const { response, body, reported } = await send(
    '/about',
    testExecute({ PageBySlug: () => testPage([broken, TEXT]) }),
  );

  expect(response.status).toBe(200);
  expect(body).toContain('Please reload the page to view this content.');
  expect(body).toContain('Hello');
  expect(reported).toEqual(['rendering /about']);
});

test('a strap of an unknown kind is skipped', async () => {
  const { body } = await send(
    '/about',
    testExecute({ PageBySlug: () => testPage([{ name: 'strap-nonsense' }, TEXT]) }),
  );

  expect(body).toContain('Hello');
});

test('a page with a full-screen map has no footer, other pages have one [R2.059]', async () => {
  const failing = () => new Failure('X', 'search');
  const search = { MapListingSearch: failing, Search: failing, ListingSearch: failing };
  const footersOf = async (strap: object) => {
    const PageBySlug = () => testPage([TEXT, { name: 'strap-text', ...strap }]);
    const { body } = await send('/about', testExecute({ PageBySlug, ...search }));

    return body.match(/<footer class="strap/g) ?? [];
  };

  expect(await footersOf({ name: 'strap-map-listing-search' })).toEqual([]);
  expect(await footersOf({ name: 'strap-listing-search' })).toHaveLength(1);
});

test.each([
  [
    'those of the source',
    { trademarks: 'Marks of the board', disclaimer: 'Deemed reliable', copyright: '© {year} Board' },
  ],
  ['those of every source where it cannot be asked', null],
])(
  'the legal text of a page with a full-screen map, and of its footer otherwise, is %s',
  async (_, source) => {
    const failing = () => new Failure('X', 'search');
    const search = { MapListingSearch: failing, Search: failing, SearchScreen: failing };
    const ListingSource = () =>
      source ? { source: { name: 'Board', ...source } } : new Failure('X', 'source');

    for (const name of ['strap-map-listing-search', 'strap-text']) {
      const PageBySlug = () => testPage([{ name }]);
      const { body } = await send('/about', testExecute({ PageBySlug, ...search, ListingSource }));
      const expected = source
        ? [source.trademarks, source.disclaimer, `© ${new Date().getFullYear()} Board`]
        : ['MLS®, Multiple Listing Service®', 'deemed reliable but is not guaranteed'];

      for (const text of [...expected, 'href="/privacy-policy"', 'href="/disclaimer"'])
        expect(body.split('<script')[0]).toContain(text);
    }
  },
);

test('state in the document cannot close its script element', async () => {
  const evil = { name: 'strap-text', state: { title: { html: '</script><script>alert(1)', size: 'h2' } } };
  const { body } = await send('/about', testExecute({ PageBySlug: () => testPage([evil]) }));
  const state = head(body, /<script id="page-state"[^>]*>([\s\S]*?)<\/script>/) ?? '';

  expect(JSON.parse(state).data.model.page.straps[0].state.title.html).toBe('</script><script>alert(1)');
});

test("the document's scripts carry the nonce", async () => {
  const { body } = await send('/about', testExecute({ PageBySlug: () => testPage([TEXT]) }));

  const scripts = body.match(/<script(?![^>]*type="application)[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.includes('nonce="n0nce"'))).toEqual([]);
});

test('site and page are loaded in parallel, straps in the second round', async () => {
  const execute = testExecute({
    PageBySlug: () => testPage([{ name: 'strap-team-roster' }]),
    TeamRoster: () => ({ roster: [] }),
  });
  await send('/about', execute);

  expect(execute.requests.map(({ operation }) => operation)).toEqual([
    'Site',
    'PageBySlug',
    'TeamRoster',
    'ListingSource',
  ]);
});

test.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/disclaimer', 'Disclaimer'],
  ['/disclaimer/intellectual-property-notices', 'Intellectual Property Notices'],
])('%s is a system page [R2.145] [R2.148] [R2.149]', async (path, heading) => {
  const { response, body } = await send(path, testExecute({ PageBySlug: () => ({ page: null }) }));

  expect(response.status).toBe(200);
  expect(body).toContain(`>${heading}</h1>`);
});

test('a site of one agent uses "I" where a team uses "we"', async () => {
  const translate = async (textTense: 'singular' | 'plural') => {
    const site = testSiteResponse();
    site.website.config.display.textTense = textTense;
    const execute = testExecute({ Site: () => site, PageBySlug: () => ({ page: null }) });

    return (await send('/privacy-policy', execute)).body;
  };

  expect(await translate('singular')).toContain('I do not sell, rent or trade');
  expect(await translate('singular')).toContain('Ask me what I know about you');
  expect(await translate('plural')).toContain('We do not sell, rent or trade');
  expect(await translate('plural')).toContain('Ask us what we know about you');
});

test('the website configures the slugs of the legal pages [R2.017] [R2.018]', async () => {
  const site = testSiteResponse();
  const legalPaths = { privacy: 'your-privacy', disclaimer: 'small-print' };
  site.website.config.setup = { legalPaths };
  const execute = testExecute({ Site: () => site, PageBySlug: () => ({ page: null }) });
  const requests = async (path: string) => {
    const { response, body } = await send(path, execute);

    return [response.status, head(body, /<h1[^>]*>(.*?)<\/h1>/)?.replace(/<[^>]*>/g, '')];
  };

  expect(await requests('/your-privacy')).toEqual([200, 'Privacy Policy']);
  expect(await requests('/small-print')).toEqual([200, 'Disclaimer']);
  for (const path of ['/privacy-policy', '/disclaimer'])
    expect(await requests(path)).toEqual([404, '404 Page Not Found']);
});

test('a page requested with page and price counts as an interior search [R2.020]', async () => {
  const execute = testExecute({ PageBySlug: () => testPage([TEXT]) });

  expect((await send('/about?page=2&price=1', execute)).body).toContain('content="noindex,follow"');
  expect((await send('/about?page=2', execute)).body).not.toContain('noindex');
});

test('an outdated browser gets a notice with links to two others, which can be dismissed [R2.053] [R2.054]', async () => {
  const old = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko' };
  const execute = testExecute({ PageBySlug: () => testPage([TEXT]) });
  const { body } = await send('/about', execute, [], { headers: old });
  const notice = head(body, /(<aside id="old-browser-notice"[\s\S]*?<\/aside>)/) ?? '';

  expect(notice.match(/<a href="https:\/\/[^"]+"/g)).toHaveLength(2);
  expect(notice).toMatch(/<button[\s\S]*<script nonce="n0nce">/);
  expect((await send('/about', execute)).body).not.toContain('old-browser-notice');
});

const CODE = {
  css: 'b{color:red}</style><i>',
  styles: '<link rel="stylesheet" href="/x.css">',
  scripts: '<script src="https://a.example/t.js"></script>',
  javascript: 'track("</script><b>")',
};
const withCode = (viewer = testSiteResponse().viewer) => {
  const { website, ...site } = testSiteResponse({ viewer });
  const config = { ...website.config, setup: { bodyClasses: '', ...CODE } };

  return testExecute({
    PageBySlug: () => testPage([TEXT]),
    Site: () => ({ ...site, website: { ...website, config } }),
  });
};

test("an agent's custom code runs for visitors with the document's nonce", async () => {
  const { body } = await send('/about', withCode());
  const document = body.replace(/<script id="page-state"[\s\S]*?<\/script>/, '');

  expect(document).toContain('<style>b{color:red}<\\/style><i></style>');
  expect(document).toContain('<script nonce=n0nce  src="https://a.example/t.js"></script>');
  expect(document).toContain('<script nonce=n0nce >track("<\\/script><b>")</script>');
  expect(document).toContain('href="/x.css"');
});

test("an agent's custom code is missing in documents with an agent's session", async () => {
  for (const canEdit of [true, false]) {
    const { body } = await send('/about', withCode({ canEdit, agent: OWNER, customer: null }));
    const document = body.replace(/<script id="page-state"[\s\S]*?<\/script>/, '');

    expect(document).not.toMatch(/color:red|a\.example|track\(|x\.css/);
  }
});

test('a stored page with members of wrong types is rendered as far as possible', async () => {
  const broken = {
    ...TEXT,
    config: { hidden: 'no', style: { theme: 7, bgImage: { imageUrls: 'x' }, overlayGradient: null } },
  };
  const { response, body } = await send(
    '/about',
    testExecute({
      PageBySlug: () =>
        testPage([broken as never], {
          hero: 'none',
          straps: [broken, 7, null, { id: 's9', name: 'strap-nowhere' }].map((strap, order) =>
            strap && typeof strap === 'object' ? { id: `s${order}`, order, ...strap } : strap,
          ),
        }),
    }),
  );

  expect(response.status).toBe(200);
  expect(body).toMatch(/Hello[\s\S]*<footer/);
});

test('invalid colours are reported once', async () => {
  const { website, ...site } = testSiteResponse();
  const theme = { ...testTheme, header: { ...testTheme.header, text: 'nonsense' } };
  const execute = testExecute({
    PageBySlug: () => testPage([TEXT]),
    Site: () => ({ ...site, website: { ...website, theme } }),
  });

  expect((await send('/about', execute)).reported).toEqual(['theme of localhost:3000']);
  expect((await send('/about', execute)).reported).toEqual([]);
});

test('straps with equal queries share one request', async () => {
  const roster = { name: 'strap-team-roster' };
  const execute = testExecute({
    PageBySlug: () => testPage([roster, roster, TEXT]),
    TeamRoster: () => ({ agents: [] }),
  });
  const { body } = await send('/_data/about', execute);

  expect(execute.requests.filter(({ operation }) => operation === 'TeamRoster')).toHaveLength(1);
  expect(Object.keys(JSON.parse(body).model.strapData)).toEqual(expect.arrayContaining(['s0', 's1']));
});
