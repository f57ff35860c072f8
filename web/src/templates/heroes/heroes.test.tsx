import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DEFAULT_HERO_STATE } from '#domain/page/hero-state.ts';
import type { State } from '#domain/page/page.ts';
import type { Website } from '#domain/site/website.ts';
import { TestFrame, testRouteData } from '#web/src/testing/test-frame.tsx';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { strapNames } from '#web/strap-plugins/strap-folders.ts';
import { data as twoAgents } from './dual-agent-aside/fixtures.ts';
import { EXAMPLE_AGENT } from './example-agent.ts';
import { data as property } from './single-property/fixtures.ts';

const WORDS = {
  title: { html: 'Homes by the river', size: 'h2' },
  text: { html: '<p>Street by street.</p>' },
  buttonList: [{ text: 'See homes', href: '/search', type: 'link' }],
};

async function render(key: string, changes: State = {}, data: unknown = null): Promise<string> {
  const { View, defaultState } = (await loadStrap(key)) as AnyStrap;

  return renderToString(
    <TestFrame>
      <View id="hero" state={{ ...defaultState, ...changes }} data={data} isEditing={false} />
    </TestFrame>,
  );
}

test('every hero has the ten members of a hero [R3.024]', async () => {
  const names = strapNames('hero');

  expect(names).toHaveLength(10);
  for (const name of names) {
    const definition = await loadStrap(name);
    expect(Object.keys(definition?.defaultState)).toEqual(
      expect.arrayContaining(Object.keys(DEFAULT_HERO_STATE)),
    );
  }
});

test.each([
  'hero-basic',
  'hero-agent-aside',
  'hero-agent-aside-large',
  'hero-dual-agent-aside',
  'hero-separated-search',
  'hero-wide-search',
])('%s shows title, text, buttons and search bar', async (key) => {
  const html = await render(key, WORDS);

  expect(html).toContain('<h2 class="heading">Homes by the river</h2>');
  expect(html).toContain('<p>Street by street.</p>');
  expect(html).toMatch(/<a class="button"[^>]*href="\/search"/);
  expect(html).toContain('role="combobox"');
  expect(await render(key, { ...WORDS, searchBar: false })).not.toContain('role="combobox"');
});

test.each(['hero-basic', 'hero-separated-search', 'hero-wide-search'])(
  'the tabs of %s are fields of its search form, and links',
  async (key) => {
    const html = await render(key, { tabs: true });
    const [, id = ''] = /<form[^>]*id="([^"]+)"[^>]*action="\/search"/.exec(html) ?? [];
    const kinds = [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)].map(([field]) =>
      ['name', 'form', 'value'].map((name) => new RegExp(`${name}="([^"]*)"`).exec(field)?.[1]),
    );

    expect(id).not.toBe('');
    expect(kinds).toEqual([
      ['at', id, '/search'],
      ['at', id, '/search/for-lease'],
    ]);
    expect(html).toMatch(/href="\/_forms\/[^"]+"[^>]*><span[^>]*>Sell</);
    expect(html).toMatch(/href="\/_forms\/home-evaluation"[^>]*><span[^>]*>Home value</);
    expect(await render(key)).not.toContain('type="radio"');
  },
);

test.each(strapNames('hero').map((name) => [name]))(
  "%s shows the agent's chosen content along its bottom",
  async (key) => {
    const foot = async (footerComponent: string | null) =>
      /<(?:address|div) class="hero-footer on-scrim".*?<\/(?:address|div)>$/s.exec(
        await render(key, { footerComponent }),
      )?.[0];

    expect(await foot(null)).toBeUndefined();
    expect(await foot('of-another-product')).toBeUndefined();
    expect(await foot('contact')).toContain('href="tel:7805550140"');
    expect(await foot('scroll')).toContain('href="#hero-end"');
    expect(await foot('scroll')).not.toContain('tel:');
  },
);

describe('a hero with an agent', () => {
  test.each([
    ['hero-agent-aside', 'R2.071'],
    ['hero-agent-aside-large', 'R2.072'],
  ])("%s shows the agent's contact [%s]", async (key) => {
    const html = await render(key, WORDS, { agent: EXAMPLE_AGENT });

    expect(html).toContain('alt="Léa Tremblay"');
    expect(html).toContain('href="tel:7805550141"');
    expect(html).toContain('href="mailto:lea@example.com"');
    expect(html).toContain('Broker and founder');
  });

  test('both agents of the dual hero are shown, one without a portrait by initials [R2.075]', async () => {
    const html = await render('hero-dual-agent-aside', WORDS, twoAgents);

    expect(html).toContain('alt="Léa Tremblay"');
    expect(html).toContain('>DO</span>');
    expect(html.match(/class="agent-contact"/g)).toHaveLength(2);
  });

  test.each(['hero-agent-aside', 'hero-agent-aside-large'])(
    'without a portrait %s is words and a small monogram, with the phone of the office',
    async (key) => {
      const agent = { ...EXAMPLE_AGENT, imageUrl: null, phone: null };
      const html = await render(key, WORDS, { agent });

      expect(html).not.toContain('agent-portrait');
      expect(html).toMatch(/__monogram" aria-hidden="true">LT</);
      expect(html).toContain('href="tel:7805550140"');
    },
  );

  test('a picture stands in until there is a portrait', async () => {
    const words = { ...WORDS, standIn: { imageUrl: '/_files/x/house.jpg', altText: 'A house' } };
    const withPortrait = (imageUrl: string | null) =>
      render('hero-agent-aside-large', words, { agent: { ...EXAMPLE_AGENT, imageUrl } });

    expect(await withPortrait(null)).toMatch(/alt="A house"[\s\S]*__monogram" aria-hidden="true">LT</);
    expect(await withPortrait('/_files/x/me.jpg')).not.toContain('alt="A house"');
  });

  test('queries the agent of the website unless another one is chosen', async () => {
    const { data, defaultState } = (await loadStrap('hero-agent-aside')) as AnyStrap;
    const { space, website } = testRouteData().site;
    const context = { space, website: withAgent(website, 'edm-t1'), url: '/', params: {} };

    expect(data?.variables(defaultState, context)).toEqual({ id: 'edm-t1' });
    expect(data?.variables({ ...defaultState, agentID: 'edm-t2' }, context)).toEqual({ id: 'edm-t2' });
    expect(data?.variables({ ...defaultState, agentID: '' }, context)).toBeNull();
  });
});

test.each(['hero-agent-aside', 'hero-single-property', 'hero-filter-search'])(
  'the text of %s is shown when its data failed',
  async (key) => {
    const state = { title: { html: 'Homes by the river', size: 'h1' }, agentID: 'a-1', mls: 'E1' };
    const html = await render(key, state);
    const isSaid = html.includes('Please reload the page to view this content.');

    expect((await loadStrap(key))?.showsFailure).toBe(true);
    expect(html).toContain('Homes by the river</h1>');
    expect(isSaid).toBe(key !== 'hero-filter-search');
  },
);

describe('the hero of one property', () => {
  test('shows photo, price, street address and a tour [R2.074]', async () => {
    const html = await render('hero-single-property', {}, property);

    expect(html).toContain('alt="Front of the house"');
    expect(html).toContain('$459,900');
    expect(html).toMatch(/<h1[^>]*><a[^>]*>10234 82 Avenue NW<\/a><\/h1>/);
    expect(html).toMatch(
      /href="\/_forms\/tour\?listing=[^"]+"[^>]*><span class="link-list__text">Schedule Tour/,
    );
    expect(html).toContain('All 2 photos');
  });

  test('with its own title the street address is no heading', async () => {
    const html = await render('hero-single-property', { title: { html: 'Blue door', size: 'h1' } }, property);

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('Blue door</h1>');
  });
});

test("hero-html shows the agent's markup [R2.076]", async () => {
  const html = { html: encodeURIComponent('<h1>Sunday, 2 to 4</h1>'), display: 'block' };

  expect(await render('hero-html', { html })).toContain('<h1>Sunday, 2 to 4</h1>');
  expect(await render('hero-html', { html: { html: '%E0%A4%A', display: 'block' } })).toContain(
    'Invalid HTML',
  );
});

test('hero-html-slider shows every slide [R2.077]', async () => {
  const html = await render('hero-html-slider');

  expect(html).toContain('<h1>One</h1>');
  expect(html).toContain('<h1>Two</h1>');
  expect(html).toContain('aria-roledescription="carousel"');
});

describe('the hero with filters', () => {
  test('shows the four sliders at their initial values, and the count [R2.080]', async () => {
    const html = await render('hero-filter-search', {}, { search: { total: 124 } });

    expect(html).toMatch(/min="0" max="10000"[^>]*name="size"|name="size"[^>]*min="0" max="10000"/);
    for (const text of ['At least 1,400 sqft', 'At least 2', '$200,000 – $600,000', '124 homes match']) {
      expect(html).toContain(text);
    }
  });

  test('is a form of the search page without JavaScript', async () => {
    const html = await render('hero-filter-search');

    expect(html).toMatch(/<form[^>]*action="\/search"[^>]*method="get"/);
    expect(html).toMatch(/name="at" value="\/search"/);
    for (const name of ['size', 'bedrooms', 'bathrooms', 'low', 'high'])
      expect(html).toContain(`name="${name}"`);
  });
});

function withAgent(website: Website, agentID: string): Website {
  const { config } = website;

  return { ...website, config: { ...config, setup: { ...config.setup, agentID } } };
}
