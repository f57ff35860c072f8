import type { Browser, Locator, Page } from '@playwright/test';
import { agentPage, createPage, expect, graphql, SAN_ANTONIO_AGENT, test } from './support/test.ts';

/** What distinguishes each template from similar ones for a visitor: positions, widths and order. */

const PICTURE = '/_files/demo/scenes/office-edmonton.jpg';

test('columns of text, links, tiles, blocks and markup stand beside each other [R2.099 R2.100 R2.101 R2.110 R2.133 R2.134]', async ({
  browser,
  page,
  site,
}) => {
  await open(page, browser, site.url, 'columns', [
    strap('strap-text-two-columns', { left: words('North bank'), right: words('South bank') }),
    strap('strap-text-three-columns', {
      left: words('We measure'),
      middle: words('We price'),
      right: words('We sell'),
    }),
    strap('strap-columned-links', {
      columns: ['Downtown', 'Ravine', 'Airport'].map((name) => ({
        title: heading(`By the ${name}`, 'h4'),
        links: [
          { text: `${name} one`, href: '/search', type: 'link' },
          { text: `${name} two`, href: '/search', type: 'link' },
        ],
      })),
    }),
    strap('strap-columned-tiles', { columns: 3, items: ['Garneau', 'Highlands', 'Ritchie'].map(tile) }),
    strap('strap-columned-tiles', { layout: 'index', items: ['Ada', 'Oliver'].map(tile) }),
    strap('strap-columned-tiles', { layout: 'bands', items: ['Fields', 'Woods'].map(tile) }),
    strap('strap-faq', {
      layout: 'index',
      buttonList: [{ text: 'Ask', href: '/contact', type: 'link' }],
      items: [
        { question: heading('Why?', 'h3'), answer: words('Because it is so. '.repeat(60)) },
        { question: heading('What &amp; when?', 'h3'), answer: words('In spring.') },
      ],
    }),
    strap('strap-compare-block', {
      items: ['Owning', 'Renting', 'Waiting'].map((name) => ({
        icon: { name: 'house' },
        title: heading(name, 'h3'),
        text: words(`About ${name}`),
        buttonList: [],
      })),
    }),
    strap('strap-html-two-columns', { left: html('<p>Left markup</p>'), right: html('<p>Right markup</p>') }),
  ]);

  await beside(texts(on(page, 'strap-text-two-columns'), 'North bank', 'South bank'));
  await beside(texts(on(page, 'strap-text-three-columns'), 'We measure', 'We price', 'We sell'));
  const links = on(page, 'strap-columned-links');
  await beside(texts(links, 'By the Downtown', 'By the Ravine', 'By the Airport'));
  await below(texts(links, 'By the Ravine', 'Ravine one', 'Ravine two'));
  const tiles = on(page, 'strap-columned-tiles').first();
  await beside(
    ['Garneau', 'Highlands', 'Ritchie'].map((name) => tiles.getByRole('img', { name: `In ${name}` })),
  );
  const blocks = on(page, 'strap-compare-block');
  await beside(texts(blocks, 'About Owning', 'About Renting', 'About Waiting'));
  await beside(texts(on(page, 'strap-html-two-columns'), 'Left markup', 'Right markup'));

  await test.step('a list of names has one picture beside it, that of the name with the focus', async () => {
    const index = page.locator('section.strap:has(.strap-columned-tiles__body.is-index)');
    const shown = (name: string) =>
      index.locator('.strap-columned-tiles__picture', { has: page.getByAltText(name) });
    await expect(shown('In Ada')).toHaveCSS('opacity', '1');
    await expect(shown('In Oliver')).toHaveCSS('opacity', '0');
    await index.getByRole('link', { name: 'Oliver' }).focus();
    await expect(shown('In Oliver')).toHaveCSS('opacity', '1');
    await abreast(index.getByText('Ada', { exact: true }), index.getByRole('img', { name: 'In Oliver' }));
  });
  await test.step('a band is as wide as the page, its words on the ground of the page at its foot', async () => {
    const bands = page.locator('section.strap:has(.strap-columned-tiles__body.is-bands)');
    const ground = await bands.evaluate((strap) => getComputedStyle(strap).backgroundColor);
    const tab = bands.locator('.strap-columned-tiles__words').first();
    await expect(tab).toHaveCSS('background-color', ground);
    const picture = await box(bands.getByRole('img', { name: 'In Fields' }));
    expect(picture.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    expect(bottom(await box(tab))).toBeCloseTo(bottom(picture), 0);
  });
  await test.step('the picture of a link grows with the focus as under the pointer, but not for those who want no motion', async () => {
    const bands = page.locator('section.strap:has(.strap-columned-tiles__body.is-bands)');
    const picture = bands.getByRole('img', { name: 'In Fields' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await bands.getByRole('link', { name: 'Fields' }).focus();
    await expect(picture).toHaveCSS('transform', 'matrix(1.04, 0, 0, 1.04, 0, 0)');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(picture).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  });
  await test.step('answers beside an index can all be read, and a link of the index leads to its answer', async () => {
    const questions = on(page, 'strap-faq');
    // A button is as high as any other, however long the answers are.
    const button = await questions.getByRole('link', { name: 'Ask' }).boundingBox();
    expect(button?.height).toBeLessThan(64);
    await questions.getByRole('link', { name: 'What & when?' }).click();
    await expect(questions.getByText('In spring.', { exact: true })).toBeInViewport();
    await expect(page).toHaveURL(/#.+-answer-2$/);
  });
});

test('a picture or a video stands beside its text, images of a strip in a row, and markup goes from edge to edge [R2.111 R2.113 R2.135 R2.137]', async ({
  browser,
  page,
  site,
}) => {
  await page.route('https://i.ytimg.com/**', (route) => route.abort());
  await open(page, browser, site.url, 'asides', [
    strap('strap-text-image-aside', { text: words('Words aside'), image: picture('The house') }),
    strap('strap-video-aside', {
      title: heading('The garden'),
      text: words('Filmed in July'),
      video: { url: 'https://youtu.be/aqz-KE-bpKQ' },
    }),
    strap('strap-image-strip', { images: ['First', 'Second', 'Third'].map(picture) }),
    strap('strap-about', {
      title: heading('Who we are'),
      text: words('Since 2004'),
      image: picture('The office'),
      layout: 'across',
    }),
    strap('strap-home-value', {
      title: heading('What is it worth?'),
      image: picture('A porch'),
      layout: 'band',
    }),
    strap('strap-columned-links', {
      layout: 'rows',
      columns: [
        {
          title: heading('Near the river', 'h4'),
          links: [{ text: 'Ravine', href: '/search', type: 'link' }],
        },
      ],
    }),
    strap('strap-html', { html: html('<div>Markup in the column</div>') }),
    strap('strap-html-full-width', { html: html('<div>Markup from edge to edge</div>') }),
  ]);

  const aside = on(page, 'strap-text-image-aside');
  await abreast(aside.getByText('Words aside'), aside.getByRole('img', { name: 'The house' }));
  const video = on(page, 'strap-video-aside');
  await abreast(video.getByText('Filmed in July'), video.getByRole('link', { name: 'Play: The garden' }));
  const strip = on(page, 'strap-image-strip');
  await beside(['First', 'Second', 'Third'].map((name) => strip.getByRole('img', { name })));

  await test.step('other layouts: words below a wide picture, a form over one, links beside their heading', async () => {
    const about = on(page, 'strap-about');
    await below([about.getByRole('img', { name: 'The office' }), about.getByText('Since 2004')]);
    await abreast(about.getByText('Who we are'), about.getByText('Since 2004'));
    const value = on(page, 'strap-home-value');
    const porch = await box(value.getByRole('img', { name: 'A porch' }));
    const question = await box(value.getByText('What is it worth?'));
    expect(question.y).toBeGreaterThan(middle(porch));
    expect(question.y).toBeLessThan(bottom(porch));
    const links = on(page, 'strap-columned-links');
    await abreast(links.getByText('Near the river'), links.getByRole('link', { name: 'Ravine' }));
  });
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect((await box(page.getByText('Markup from edge to edge'))).width).toBe(width);
  expect((await box(page.getByText('Markup in the column'))).width).toBeLessThan(width - 100);
});

test('agents and quotes rotate: cards in groups, a large agent alone [R2.088 R2.089 R2.128]', async ({
  browser,
  page,
  site,
}) => {
  const agentIDs = ['edm-t1', 'edm-t2', 'edm-t3', 'edm-t4'];
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, browser, site.url, 'rotators', [
    strap('strap-agent-rotator', { agentIDs, perView: 2, interval: 2 }),
    strap('strap-agent-rotator-large', { agentIDs: agentIDs.slice(0, 2), interval: 2 }),
    strap('strap-quotes', {
      interval: 2,
      items: ['Honest', 'Quick', 'Kind'].map((word) => ({
        text: words(`${word} to the last door.`),
        author: heading('Ravi Menon', 'h4'),
      })),
    }),
  ]);

  for (const [name, selector, together] of [
    ['strap-agent-rotator', 'article', 2],
    ['strap-agent-rotator-large', '.agent-spread', 1],
    ['strap-quotes', 'blockquote', 1],
  ] as const) {
    const strapOnPage = on(page, name);
    await strapOnPage.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    let first: string[] = [];
    // While one slide follows another, both are in view.
    await expect
      .poll(async () => {
        first = await inView(strapOnPage, selector);
        return first.length;
      })
      .toBe(together);
    await expect
      .poll(async () => {
        const now = await inView(strapOnPage, selector);
        return now.length === together && now.every((text) => !first.includes(text));
      })
      .toBe(true);
  }
});

test('an agent is found by name, and by another name is not [R2.090]', async ({ browser, page, site }) => {
  await open(page, browser, site.url, 'agent-search', [strap('strap-agent-search', { perPage: 20 })]);
  const search = on(page, 'strap-agent-search');
  await expect(search.getByRole('article')).not.toHaveCount(1);

  await search.getByRole('searchbox').or(search.getByRole('textbox')).fill('Okoro');
  await page.keyboard.press('Enter');

  await expect(search.getByRole('article')).toHaveCount(1);
  await expect(search.getByRole('article')).toContainText('Daniel Okoro');
});

test('one home is featured, large cards are larger, and a feed shows what its search is set to [R2.103 R2.114 R2.124]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.sanAntonio, SAN_ANTONIO_AGENT);
  const { data } = await graphql<{
    search: { listings: { mls: string; address: string }[] };
    condos: { listings: { path: string }[] };
  }>(
    agent,
    site.sanAntonio,
    `{ search(search: { filters: {} }, size: 3, sort: PRICE_ASC) { listings { mls address } }
       condos: search(search: { filters: { propertyTypes: [condo] } }, size: 3, sort: PRICE_DES) { listings { path } } }`,
  );
  const chosen = data.search.listings[2];
  await page.goto(
    await createPage(agent, site.sanAntonio, 'feeds', [
      strap('strap-featured-listing', { mls: chosen?.mls }),
      strap('strap-large-listing-feed', { limit: 3 }),
      strap('strap-listings-feed', {
        limit: 3,
        setup: { filters: { propertyTypes: ['condo'] }, geo: null, sort: 'price_des' },
      }),
    ]),
  );

  const featured = on(page, 'strap-featured-listing');
  await expect(featured.getByRole('heading').filter({ hasText: chosen?.address })).toHaveCount(1);
  await expect(featured.locator('a[href^="/for-"]').first()).toHaveAttribute(
    'href',
    new RegExp(`${chosen?.mls}`, 'i'),
  );
  const [large, small] = [on(page, 'strap-large-listing-feed'), on(page, 'strap-listings-feed')];
  const widthIn = async (feed: Locator) => (await box(feed.getByRole('article').first())).width;
  expect(await widthIn(large)).toBeGreaterThan((await widthIn(small)) * 1.3);
  const paths = await small
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('a')?.getAttribute('href')));
  expect(paths).toEqual(data.condos.listings.map(({ path }) => path));
});

test('details of a home have their heading beside the photos in the first design and below them in the new one [R2.119 R2.120]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.sanAntonio, SAN_ANTONIO_AGENT);
  const { data } = await graphql<{ search: { listings: { id: string }[] } }>(
    agent,
    site.sanAntonio,
    '{ search(search: { filters: {} }, size: 1) { listings { id } } }',
  );
  const state = { listingID: data.search.listings[0]?.id, showMap: false };
  const parts = async (name: string) => {
    await page.goto(await createPage(agent, site.sanAntonio, 'details', [strap(name, state)]));
    const details = on(page, name);
    return [details.getByRole('img').first(), details.getByRole('heading', { level: 1 })] as const;
  };

  await abreast(...(await parts('strap-listing-details')));
  await below(await parts('strap-new-listing-details'));
});

test('the search of a hero stands in its text, apart from it at the edge, or as wide as the page; its agent in a card or in half of it [R2.071 R2.072 R2.073 R2.078 R2.079]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const show = async (name: string, more = {}, config = {}) => {
    const state = {
      title: heading('Homes by the river'),
      text: words('Street by street'),
      buttonList: [{ text: 'See homes', href: '/search', type: 'link' }],
      searchBar: true,
      ...more,
    };
    await page.goto(await createPage(agent, site.url, name, [], { name, state, config }));
    const hero = page.locator(`section.strap.${name}`);
    return {
      hero: await box(hero),
      search: await box(hero.getByRole('search').or(hero.locator('form')).first()),
      text: await box(hero.getByText('Street by street')),
      button: await box(hero.getByRole('link', { name: 'See homes' })),
    };
  };

  const basic = await show('hero-basic');
  expect(basic.search.y).toBeGreaterThan(basic.text.y);
  expect(bottom(basic.search)).toBeLessThan(basic.button.y);
  expect(basic.search.width).toBeLessThan(900);

  const separated = await show('hero-separated-search');
  expect(separated.search.y).toBeGreaterThan(bottom(separated.button));
  expect(bottom(separated.search)).toBeGreaterThan(bottom(separated.hero) - 60);
  await expect(page.getByRole('link', { name: 'Townhouses' }).first()).toBeVisible();

  const wide = await show('hero-wide-search');
  expect(wide.search.y).toBeGreaterThan(bottom(wide.button));
  expect(wide.search.width).toBeGreaterThan(1100);
  expect(bottom(wide.search)).toBeLessThan(bottom(wide.hero));

  await test.step('the picture stands below the words, in a frame that the search overlaps, or on its own half', async () => {
    const style = { bgImage: { imageUrls: [PICTURE] }, overlayStyle: 'scrim', textAlign: 'left' };
    const showPicture = async (name: string, layout: string) => {
      const { text, search } = await show(name, { layout }, { style });
      return { text, search, picture: await box(page.locator(`section.strap.${name} > .strap__media`)) };
    };

    const under = await showPicture('hero-basic', 'picture-below');
    expect(under.picture.y).toBeGreaterThan(bottom(under.search));
    const inset = await showPicture('hero-wide-search', 'picture-inset');
    expect(inset.picture.x).toBeGreaterThan(right(inset.text));
    expect(right(inset.search)).toBeGreaterThan(inset.picture.x + 100);
    expect(bottom(inset.picture)).toBeGreaterThan(inset.search.y);
    const card = await showPicture('hero-separated-search', 'picture-inset');
    const plate = await box(page.locator('.hero-separated-search__card'));
    expect(right(plate)).toBeCloseTo(right(card.picture), 0);
    expect(bottom(plate)).toBeGreaterThan(bottom(card.picture));
    expect(plate.y).toBeLessThan(bottom(card.picture));
    const tab = await showPicture('hero-basic', 'picture-tab');
    expect(tab.picture.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    expect(tab.text.y).toBeGreaterThan(tab.picture.y + 200);
    await expect(page.locator('section.strap.hero-basic > .strap__inner')).toHaveCSS(
      'background-color',
      await page
        .locator('section.strap.hero-basic')
        .evaluate((hero) => getComputedStyle(hero).backgroundColor),
    );
    const tabCorners = await page
      .locator('section.strap.hero-basic > .strap__inner')
      .evaluate((plate) => [
        getComputedStyle(plate).borderTopLeftRadius,
        getComputedStyle(plate).borderTopRightRadius,
      ]);
    expect(tabCorners[0], 'both corners that lie on the picture are alike').toBe(tabCorners[1]);
    const half = await showPicture('hero-separated-search', 'picture-edge');
    expect(half.picture.x).toBeGreaterThan(right(half.search));
    expect(right(half.picture)).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    const onCard = await showPicture('hero-basic', 'picture-card');
    expect(onCard.picture.width).toBe(right(half.picture));
    expect(onCard.text.y).toBeLessThan(bottom(onCard.picture));
    expect(bottom(onCard.search)).toBeGreaterThan(bottom(onCard.picture));
    expect(onCard.text.x).toBe(half.text.x);
  });

  await test.step('a portrait stands on the foot of the hero, between words and contact, below a title across the page', async () => {
    const { hero, text } = await show('hero-agent-aside-large', { layout: 'poster' });
    const strap = page.locator('section.strap.hero-agent-aside-large');
    const title = await box(strap.getByRole('heading', { name: 'Homes by the river' }));
    const picture = await box(strap.locator('aside img').first());
    const contact = await box(strap.locator('.agent-contact'));
    expect(picture.y).toBeGreaterThan(bottom(title));
    expect(bottom(picture)).toBeCloseTo(bottom(hero), 0);
    expect(right(text)).toBeLessThan(picture.x);
    expect(contact.x).toBeGreaterThan(right(picture));
  });

  const portrait = async (name: string) => {
    await show(name);
    return box(page.locator(`section.strap.${name} aside img`).first());
  };
  const card = await portrait('hero-agent-aside');
  const half = await portrait('hero-agent-aside-large');
  expect(half.width).toBeGreaterThan(1.5 * card.width);
  expect(right(half)).toBeGreaterThan(right(card));
});

test.describe('what all pages share', () => {
  test('each header has the arrangement that tells it from the others [R2.062 R2.063 R2.064 R2.065 R2.066 R2.067 R2.068 R2.069 R2.070]', async ({
    browser,
    page,
    site,
  }) => {
    test.slow();
    const agent = await agentPage(browser, site.url);
    const pageUrl = await createPage(agent, site.url, 'headers');
    const restore = await restorerOf(agent, site.url, 'header');
    const show = async (name: string) => {
      await replace(agent, site.url, 'header', { name: `header-${name}` });
      await page.goto(pageUrl);
      await expect(page.locator('header.strap')).toHaveClass(new RegExp(`header-${name}\\b`));
      const header = page.locator('header.strap');
      const nav = header.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
      const items = nav.locator('.nav-list > li').filter({ visible: true });
      return {
        header,
        height: (await box(header)).height,
        home: await box(
          header
            .getByRole('link', { name: /home page/ })
            .filter({ visible: true })
            .first(),
        ),
        first: await box(items.first()),
        last: await box(items.last()),
        signIn: await box(header.getByRole('link', { name: 'Sign In' }).filter({ visible: true }).first()),
      };
    };

    try {
      const basic = await show('basic');
      inOneLine(basic.home, basic.first, basic.last, basic.signIn);
      expect(right(basic.home)).toBeLessThan(basic.first.x);

      const slim = await show('vogue-slim');
      inOneLine(slim.first, slim.last, slim.home, slim.signIn);
      expect(right(slim.home)).toBeLessThan(slim.first.x);
      expect(slim.height).toBeLessThanOrEqual(60);
      expect(basic.height).toBeGreaterThan(slim.height);

      const mulberry = await show('mulberry');
      inOneLine(mulberry.first, mulberry.home, mulberry.last);
      expect(right(mulberry.first)).toBeLessThan(mulberry.home.x);
      expect(mulberry.last.x).toBeGreaterThan(right(mulberry.home));
      expect(bottom(mulberry.signIn)).toBeLessThan(mulberry.first.y);

      const vogue = await show('vogue');
      centred(vogue.home);
      inOneLine(vogue.home, vogue.signIn);
      expect(vogue.first.y).toBeGreaterThan(bottom(vogue.home));

      const branded = await show('vogue-branded');
      const plaque = await box(branded.header.locator('.header-vogue-branded__plaque').first());
      expect(bottom(plaque)).toBeGreaterThan((await box(branded.header)).height);
      expect(bottom(branded.signIn)).toBeLessThanOrEqual(branded.first.y);
      expect(right(branded.home)).toBeLessThan(branded.first.x);

      const horizon = await show('horizon');
      expect(bottom(horizon.signIn)).toBeLessThan(horizon.home.y);
      inOneLine(horizon.home, horizon.first, horizon.last);
      expect(right(horizon.home)).toBeLessThan(horizon.first.x);

      const columns = await show('columns');
      expect(columns.first.width).toBeCloseTo(columns.last.width, 0);
      expect(columns.last.y).toBeGreaterThan(bottom(columns.first));
      expect(right(columns.home)).toBeLessThan(columns.first.x);
      expect(columns.signIn.x).toBeGreaterThan(right(columns.last));

      const neo = await show('neo');
      inOneLine(neo.home, neo.first, neo.last);
      await expect(neo.header.getByRole('link', { name: 'Sign In' }).first()).toBeAttached();
      const bar = neo.header.locator('div', { has: page.getByRole('navigation', { name: 'Main' }) });
      const floats = await bar.evaluateAll((all) =>
        all.some((one) => {
          const { left, right: end } = one.getBoundingClientRect();
          return (
            left > 8 && end < innerWidth - 8 && Number.parseFloat(getComputedStyle(one).borderRadius) > 8
          );
        }),
      );
      expect(floats).toBe(true);
      const edge = await page
        .locator('footer.strap > .strap__inner')
        .evaluate(
          (inner) => inner.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(inner).paddingLeft),
        );
      expect((await box(page.locator('.header-neo__bar'))).x, 'it begins where sections do').toBeCloseTo(
        edge,
        0,
      );
      const callToAction = await box(neo.header.locator('.header-neo__wide > .header-cta'));
      expect(callToAction.x - right(neo.signIn), 'links keep clear of the button').toBeGreaterThan(15);

      await replace(agent, site.url, 'header', { name: 'header-glass' });
      await page.goto(site.url);
      const glass = page.locator('header.strap.header-glass');
      const hero = await box(page.locator('main .strap').first());
      expect(hero.y).toBeLessThan(bottom(await box(glass)));
      const grounds = await glass.evaluate((header) =>
        [header, ...header.querySelectorAll('*')].map(
          (one) => getComputedStyle(one, '::before').backdropFilter,
        ),
      );
      expect(grounds.some((filter) => filter.includes('blur'))).toBe(true);
    } finally {
      await restore();
    }
  });

  test('a footer in columns has headings beside each other, the plain one the office beside its links [R2.081 R2.083]', async ({
    browser,
    page,
    site,
  }) => {
    const agent = await agentPage(browser, site.url);
    const pageUrl = await createPage(agent, site.url, 'footers');
    const restore = await restorerOf(agent, site.url, 'footer');
    const show = async (name: string) => {
      await replace(agent, site.url, 'footer', { name });
      await page.goto(pageUrl);
      return page.locator(`footer.strap.${name}`);
    };

    try {
      const columns = await show('footer-columns');
      // The office has a panel, whose heading stands within its padding.
      const headings = await columns.getByRole('heading', { level: 2 }).all();
      expect(headings.length).toBeGreaterThanOrEqual(2);
      await beside(headings, 32);

      const basic = await show('footer-basic');
      await expect(basic.getByRole('heading')).toHaveCount(0);
      await abreast(basic.locator('address').first(), basic.getByRole('navigation').first());
    } finally {
      await restore();
    }
  });
});

type Box = { x: number; y: number; width: number; height: number };
const right = ({ x, width }: Box) => x + width;
const bottom = ({ y, height }: Box) => y + height;
const middle = ({ y, height }: Box) => y + height / 2;

async function box(locator: Locator): Promise<Box> {
  await expect(locator).toBeVisible();
  const found = await locator.boundingBox();
  if (!found) throw new Error('nothing is drawn there');
  return found;
}

/** Each begins right of where the one before ends, and at its height. */
async function beside(locators: readonly Locator[], tolerance = 8): Promise<void> {
  const boxes = await Promise.all(locators.map(box));
  for (const [index, next] of boxes.entries()) {
    const before = boxes[index - 1];
    if (!before) continue;
    expect(next.x).toBeGreaterThanOrEqual(right(before));
    expect(Math.abs(next.y - before.y)).toBeLessThan(tolerance);
  }
}

async function below(locators: readonly Locator[]): Promise<void> {
  const boxes = await Promise.all(locators.map(box));
  for (const [index, next] of boxes.entries()) {
    const before = boxes[index - 1];
    if (before) expect(next.y).toBeGreaterThanOrEqual(bottom(before) - 1);
  }
}

/** Two stand on either side, at heights that overlap. */
async function abreast(a: Locator, b: Locator): Promise<void> {
  const [one, other] = [await box(a), await box(b)];
  expect(right(one) <= other.x || right(other) <= one.x).toBe(true);
  expect(one.y < bottom(other) && other.y < bottom(one)).toBe(true);
}

function inOneLine(...boxes: Box[]): void {
  const [first, ...others] = boxes.map(middle);
  for (const other of others) expect(Math.abs(other - (first ?? 0))).toBeLessThan(16);
}

function centred({ x, width }: Box): void {
  expect(Math.abs(x + width / 2 - 720)).toBeLessThan(16);
}

/** Texts of the elements that are drawn inside the window, none of them faded out or moved away. */
function inView(scope: Locator, selector: string): Promise<string[]> {
  return scope.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right: end } = one.getBoundingClientRect();
        const isShown = one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        return isShown && left >= 0 && end <= innerWidth;
      })
      .map((one) => one.textContent ?? ''),
  );
}

type Part = { name: string; nav: object[]; state: object; config: object; revision: string };

async function read(agent: Page, origin: string, part: 'header' | 'footer'): Promise<Part> {
  const query = `{ website { ${part} { name nav state config revision } } }`;
  const { data } = await graphql<{ website: Record<string, Part> }>(agent, origin, query);
  const found = data.website[part];
  if (!found) throw new Error(`the site has no ${part}`);
  return found;
}

async function replace(agent: Page, origin: string, part: 'header' | 'footer', changes: Partial<Part>) {
  const { revision, ...value } = await read(agent, origin, part);
  const name = part === 'header' ? 'saveHeader' : 'saveFooter';
  const { data } = await graphql<{ result: { __typename: string } }>(
    agent,
    origin,
    `mutation ($value: JSON!, $revision: String!) { result: ${name}(${part}: $value, revision: $revision) { __typename } }`,
    { value: { ...value, ...changes }, revision },
  );
  expect(data.result).toMatchObject({ __typename: 'SaveTemplateSuccess' });
}

async function restorerOf(agent: Page, origin: string, part: 'header' | 'footer') {
  const { revision: _, ...before } = await read(agent, origin, part);
  return () => replace(agent, origin, part, before);
}

async function open(
  page: Page,
  browser: Browser,
  origin: string,
  name: string,
  straps: ReturnType<typeof strap>[],
) {
  const agent = await agentPage(browser, origin);
  await page.goto(await createPage(agent, origin, name, straps));
  await agent.context().close();
}

/** The strap of that template on the page. */
function on(page: Page, name: string): Locator {
  return page.locator(`section.strap.${name}`);
}

function texts(scope: Locator, ...all: string[]): Locator[] {
  return all.map((text) => scope.getByText(text, { exact: true }));
}

function strap(name: string, state: Record<string, unknown>) {
  return { name, state };
}

function heading(text: string, size = 'h2') {
  return { html: text, size };
}

function words(text: string) {
  return { html: `<p>${text}</p>` };
}

function picture(altText: string) {
  return { imageUrl: PICTURE, altText };
}

function tile(name: string) {
  return { image: picture(`In ${name}`), title: heading(name, 'h3'), text: words(''), href: '/search' };
}

/** Markup as a page keeps it. */
function html(markup: string) {
  return { html: encodeURIComponent(markup), display: 'block' };
}
