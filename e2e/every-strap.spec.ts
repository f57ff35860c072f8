import type { Browser, Locator, Page } from '@playwright/test';
import { AGENT, agentPage, expect, graphql, SAN_ANTONIO_AGENT, test } from './support/test.ts';

type StrapOnPage = { name: string; state: Record<string, unknown> };

const PICTURE = '/_files/demo/scenes/office-edmonton.jpg';
const PRICE = /\$\d{1,3}(,\d{3})+/;

/** One signed-in agent of a site for all tests of a worker. */
const signedIn = new Map<string, Promise<Page>>();

test('straps of text and images show their content [R2.087 R2.096 R2.112 R2.129 R2.131 R2.132]', async ({
  browser,
  page,
  site,
}) => {
  const pageUrl = await publish(browser, site.url, 'words', [
    strap('strap-text', { title: heading('A plain word'), text: words('Said in one block.') }),
    strap('strap-text-two-columns', {
      title: heading('Both banks'),
      left: words('North of the river'),
      right: words('South of the river'),
    }),
    strap('strap-text-three-columns', {
      title: heading('Three steps'),
      left: words('First we measure'),
      middle: words('Then we price'),
      right: words('At last we sell'),
    }),
    strap('strap-text-image-aside', {
      title: heading('Beside a picture'),
      text: words('The words stand aside.'),
      image: picture('The house aside'),
    }),
    strap('strap-about', {
      title: heading('Who we are'),
      text: words('Two neighbours since 2004.'),
      image: picture('The two neighbours'),
      buttonList: [{ text: 'Meet the neighbours', href: '/team', type: 'link' }],
    }),
    strap('strap-big-icons', {
      title: heading('Ways to begin'),
      items: [item('home', 'Buy a house', '/search'), item('key', 'Rent a flat', '/contact')],
    }),
    strap('strap-image', { image: picture('The whole street'), caption: words('Taken in June') }),
    strap('strap-image-strip', { images: [picture('First award'), picture('Second award')] }),
    strap('strap-spotlight', {
      title: heading('Home of the month'),
      text: words('Look at this porch.'),
      image: picture('The porch'),
      buttonList: [{ text: 'See the porch', href: '/search', type: 'link' }],
    }),
    strap('strap-testimonial', {
      text: words('They sold it in a week.'),
      name: heading('Petra Olsen', 'h4'),
      image: picture('Petra in her garden'),
    }),
    strap('strap-quotes', {
      items: [{ text: words('Honest to the last door.'), author: heading('Ravi Menon', 'h4') }],
    }),
  ]);
  await page.goto(pageUrl);

  await shows(on(page, 'strap-text'), { headings: ['A plain word'], texts: ['Said in one block.'] });
  await shows(on(page, 'strap-text-two-columns'), {
    headings: ['Both banks'],
    texts: ['North of the river', 'South of the river'],
  });
  await shows(on(page, 'strap-text-three-columns'), {
    headings: ['Three steps'],
    texts: ['First we measure', 'Then we price', 'At last we sell'],
  });
  await shows(on(page, 'strap-text-image-aside'), {
    headings: ['Beside a picture'],
    texts: ['The words stand aside.'],
    images: ['The house aside'],
  });
  await shows(on(page, 'strap-about'), {
    headings: ['Who we are'],
    texts: ['Two neighbours since 2004.'],
    images: ['The two neighbours'],
    links: ['Meet the neighbours'],
  });
  await shows(on(page, 'strap-big-icons'), {
    headings: ['Ways to begin', 'Buy a house', 'Rent a flat'],
    links: ['Buy a house', 'Rent a flat'],
  });
  await shows(on(page, 'strap-image'), { images: ['The whole street'], texts: ['Taken in June'] });
  await shows(on(page, 'strap-image-strip'), { images: ['First award', 'Second award'] });
  await shows(on(page, 'strap-spotlight'), {
    headings: ['Home of the month'],
    texts: ['Look at this porch.'],
    images: ['The porch'],
    links: ['See the porch'],
  });
  await shows(on(page, 'strap-testimonial'), {
    texts: ['They sold it in a week.', 'Petra Olsen'],
    images: ['Petra in her garden'],
  });
  await shows(on(page, 'strap-quotes'), { texts: ['Honest to the last door.', 'Ravi Menon'] });
  await fitsAPhone(page);
});

test('straps of lists, galleries, HTML and videos show their content [R2.097 R2.098 R2.107 R2.108 R2.109 R2.118 R2.127 R2.136]', async ({
  browser,
  page,
  site,
}) => {
  const pageUrl = await publish(browser, site.url, 'lists', [
    strap('strap-buyers-resources', {
      title: heading('For buyers'),
      items: [item('key-round', 'Getting a mortgage', '/contact')],
    }),
    strap('strap-sellers-resources', {
      title: heading('For sellers'),
      items: [item('house', 'Staging in a weekend', '/contact')],
      buttonList: [{ text: 'What is it worth', action: 'estimate', type: 'link' }],
    }),
    strap('strap-columned-links', {
      title: heading('Where to look'),
      columns: [
        { title: heading('Near downtown', 'h4'), links: [{ text: 'Oliver', href: '/search', type: 'link' }] },
        {
          title: heading('By the ravine', 'h4'),
          links: [{ text: 'Ritchie', href: '/search', type: 'link' }],
        },
      ],
    }),
    strap('strap-columned-tiles', {
      title: heading('Neighbourhoods'),
      columns: 2,
      items: [tile('Garneau', 'Elms in Garneau'), tile('Highlands', 'A lane in Highlands')],
    }),
    strap('strap-compare-block', {
      title: heading('Buy or rent'),
      items: [
        { ...item('house', 'Owning'), text: words('You paint the walls.'), buttonList: [] },
        { ...item('key', 'Renting'), text: words('You may leave in spring.'), buttonList: [] },
      ],
    }),
    strap('strap-gallery', {
      title: heading('Our street'),
      columns: 2,
      images: [picture('Number 12'), picture('Number 14')],
    }),
    strap('strap-gallery-slider', {
      title: heading('Slides of the street'),
      interval: 60,
      images: [picture('Morning on the street'), picture('Evening on the street')],
    }),
    strap('strap-mosaic', {
      title: heading('Places at a glance'),
      items: [
        { ...tile('The valley', 'Fog in the valley'), size: 'large' },
        { ...tile('The market', 'Stalls at the market'), size: 'small' },
      ],
    }),
    strap('strap-html', { html: html('<p>Markup of <em>our own</em></p>') }),
    strap('strap-html-two-columns', {
      left: html('<p>Markup on the left</p>'),
      right: html('<p>Markup on the right</p>'),
    }),
    strap('strap-html-full-width', { html: html('<p>Markup from edge to edge</p>') }),
    strap('strap-video', {
      title: heading('A tour of the house'),
      video: { url: 'https://youtu.be/aqz-KE-bpKQ' },
    }),
    strap('strap-video-aside', {
      title: heading('A tour of the garden'),
      text: words('Filmed in July.'),
      video: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
    }),
    strap('strap-latest-social', {
      title: heading('Elsewhere'),
      embed: html('<p>Seen on our street today</p>'),
      showLinks: true,
    }),
  ]);
  await page.route('https://i.ytimg.com/**', (route) => route.abort());
  await page.goto(pageUrl);

  await shows(on(page, 'strap-buyers-resources'), {
    headings: ['For buyers', 'Getting a mortgage'],
    links: ['Getting a mortgage'],
  });
  await shows(on(page, 'strap-sellers-resources'), {
    headings: ['For sellers', 'Staging in a weekend'],
    links: ['Staging in a weekend'],
    texts: ['What is it worth'],
  });
  await shows(on(page, 'strap-columned-links'), {
    headings: ['Where to look', 'Near downtown', 'By the ravine'],
    links: ['Oliver', 'Ritchie'],
  });
  await shows(on(page, 'strap-columned-tiles'), {
    headings: ['Neighbourhoods', 'Garneau', 'Highlands'],
    images: ['Elms in Garneau', 'A lane in Highlands'],
  });
  await shows(on(page, 'strap-compare-block'), {
    headings: ['Buy or rent', 'Owning', 'Renting'],
    texts: ['You paint the walls.', 'You may leave in spring.'],
  });
  const slider = on(page, 'strap-gallery-slider');
  await shows(slider, { headings: ['Slides of the street'], images: ['Morning on the street'] });
  const evening = slider.getByRole('img', { name: 'Evening on the street' });
  await expect(evening).not.toBeInViewport();
  await slider.getByRole('button', { name: 'Next' }).click();
  await expect(evening).toBeInViewport();
  const mosaic = on(page, 'strap-mosaic');
  await shows(mosaic, {
    headings: ['Places at a glance', 'The valley', 'The market'],
    images: ['Fog in the valley', 'Stalls at the market'],
  });
  const [large = 0, small = 0] = await mosaic
    .getByRole('listitem')
    .evaluateAll((tiles) => tiles.map((tile) => tile.clientWidth * tile.clientHeight));
  expect(large).toBeGreaterThan(2 * small);
  await shows(on(page, 'strap-html'), { texts: ['Markup of our own'] });
  await shows(on(page, 'strap-html-two-columns'), { texts: ['Markup on the left', 'Markup on the right'] });
  await shows(on(page, 'strap-html-full-width'), { texts: ['Markup from edge to edge'] });
  await shows(on(page, 'strap-video'), { links: ['Play: A tour of the house'] });
  await shows(on(page, 'strap-video-aside'), {
    links: ['Play: A tour of the garden'],
    texts: ['Filmed in July.'],
  });
  const social = on(page, 'strap-latest-social');
  await shows(social, { headings: ['Elsewhere'], texts: ['Seen on our street today'] });
  await expect(social.getByRole('list').getByRole('link').first()).toBeVisible();

  const gallery = on(page, 'strap-gallery');
  await shows(gallery, { headings: ['Our street'], images: ['Number 12', 'Number 14'] });
  await gallery.getByRole('link', { name: 'Open in the gallery: Number 14' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Number 14' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fitsAPhone(page);
});

test('straps of people, posts and forms show those of the site [R2.091 R2.094 R2.095 R2.102 R2.104 R2.105 R2.106 R2.117 R2.130]', async ({
  browser,
  page,
  site,
}) => {
  const POST = 'November on the market: fewer signs, better talks';
  const pageUrl = await publish(browser, site.url, 'people', [
    strap('strap-agent-rotator', { title: heading('Ask one of us'), interval: 60 }),
    strap('strap-agent-rotator-large', {
      title: heading('One at a time'),
      agentIDs: ['edm-t3'],
      interval: 60,
    }),
    strap('strap-agent-search', { title: heading('Who speaks your language'), perPage: 4 }),
    strap('strap-agent-profile', { agentID: 'edm-t1' }),
    strap('strap-featured-agent', { agentID: 'edm-t2', title: heading('This week') }),
    strap('strap-team-roster', { title: heading('Everybody here') }),
    strap('strap-blog-feed', { title: heading('What we wrote'), posts_per_page: 3 }),
    strap('strap-latest-news', { title: heading('What is new') }),
    strap('strap-blog-post', { slug: 'november-on-the-market' }),
    strap('strap-form', { title: heading('Write to us'), text: words('We answer today.') }),
    strap('strap-form-embed', {
      title: heading('Book a walk'),
      formID: 'stock/contact-agent',
    }),
    strap('strap-contact-form', { title: heading('Come by'), text: words('The kettle is on.') }),
  ]);
  await page.goto(pageUrl);

  const team = ['Marta Wasylenko', 'Daniel Okoro', 'Simran Gill'];
  await shows(on(page, 'strap-agent-rotator'), { headings: ['Ask one of us', ...team] });
  await shows(on(page, 'strap-agent-rotator-large'), { headings: ['One at a time'], texts: ['Simran Gill'] });
  const search = on(page, 'strap-agent-search');
  await shows(search, { headings: ['Who speaks your language'], texts: ['8 agents'] });
  await expect(search.getByRole('searchbox').or(search.getByRole('textbox'))).toBeVisible();
  await expect(search.getByRole('article')).toHaveCount(4);
  const profile = on(page, 'strap-agent-profile');
  await shows(profile, { headings: ['Marta Wasylenko'] });
  await expect(profile.getByRole('region', { name: /Marta Wasylenko/ })).toBeVisible();
  await shows(on(page, 'strap-featured-agent'), { headings: ['This week'], texts: ['Daniel Okoro'] });
  await shows(on(page, 'strap-team-roster'), { headings: ['Everybody here', ...team, 'Hana Petersen'] });

  const feed = on(page, 'strap-blog-feed');
  await shows(feed, { headings: ['What we wrote', POST] });
  await expect(feed.getByRole('article')).toHaveCount(3);
  await shows(on(page, 'strap-latest-news'), { headings: ['What is new', POST] });
  const post = on(page, 'strap-blog-post').getByRole('article').first();
  await expect(post.getByRole('heading', { name: POST, level: 1 })).toBeVisible();
  await expect(post.getByRole('paragraph').last()).toHaveText(/\w+ \w+ \w+/);

  const form = on(page, 'strap-form');
  await shows(form, { headings: ['Write to us'], texts: ['We answer today.'] });
  await expect(form.getByRole('textbox').first()).toBeVisible();
  await expect(form.getByRole('button', { name: 'Send' })).toBeVisible();
  const embedded = on(page, 'strap-form-embed');
  await shows(embedded, { headings: ['Book a walk'] });
  const contact = on(page, 'strap-contact-form');
  await shows(contact, { headings: ['Come by'], texts: ['The kettle is on.'] });
  await expect(contact.getByRole('textbox').first()).toBeVisible();
  await expect(contact.locator('a[href^="tel:"]').first()).toBeVisible();
  await fitsAPhone(page);

  await embedded.getByLabel('Your name').fill('Ines Morin');
  await embedded.getByLabel('E-mail').fill('ines@example');
  await embedded.getByLabel('Message').fill('Is Saturday good for a walk?');
  await embedded.getByRole('button', { name: 'Send' }).click();
  const email = embedded.getByLabel('E-mail');
  await expect(email).toHaveAccessibleDescription(/e-mail/i);
  await expect(email).toHaveValue('ines@example');
  await expect(embedded.getByLabel('Your name')).toHaveValue('Ines Morin');
  await expect(embedded.getByLabel('Message')).toHaveValue('Is Saturday good for a walk?');
  await email.fill('ines@example.com');
  await embedded.getByRole('button', { name: 'Send' }).click();
  await expect(embedded.getByRole('status')).toHaveText('Thank you! Your message has been sent.');
  await expect(embedded.getByRole('textbox')).toHaveCount(0);
});

test('straps of homes for sale, sold homes and figures show those of the market [R2.092 R2.093 R2.115 R2.116 R2.121 R2.125 R2.126 R2.138]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentOf(browser, site.sanAntonio, SAN_ANTONIO_AGENT);
  const { data } = await graphql<{
    search: { listings: { id: string; address: string }[] };
    newest: { listings: { path: string }[] };
    solds: { total: number; solds: { id: string; address: string }[] };
  }>(
    agent,
    site.sanAntonio,
    `{ search(search: { filters: {} }, size: 2) { listings { id address } } solds(size: 1) { total solds { id address } }
       newest: search(search: { filters: { transactionType: SALE } }, sort: LIST_DATE_DES, size: 4) { listings { path } } }`,
  );
  const [first, second] = data.search.listings;
  const [sold] = data.solds.solds;
  const pageUrl = await publish(browser, site.sanAntonio, 'homes', [
    strap('strap-basic-search', { title: heading('Where to'), buttonText: 'Take me there' }),
    strap('strap-advanced-search', { title: heading('What exactly'), buttonText: 'Find it' }),
    strap('strap-featured-listing', { title: heading('The one to see') }),
    strap('strap-large-listing-feed', { title: heading('Three large ones'), limit: 3 }),
    strap('strap-latest-listing-feed', { title: heading('Four new ones'), limit: 4 }),
    strap('strap-open-house-feed', { title: heading('Doors open'), limit: 3 }),
    strap('strap-listings-feed', { title: heading('Five of all'), limit: 5 }),
    strap('strap-listings-feed-sold', { title: heading('Gone already'), limit: 2 }),
    strap('strap-market-stats', { title: heading('In figures') }),
    strap('strap-listing-details', { listingID: first?.id, showMap: false }),
    strap('strap-new-listing-details', { listingID: second?.id, showMap: false }),
    strap('strap-sold-details', { soldID: sold?.id }),
    strap('strap-sold-search', { title: heading('Everything sold'), limit: 3 }),
  ]);
  await page.goto(pageUrl);

  const basic = on(page, 'strap-basic-search');
  await shows(basic, { headings: ['Where to'] });
  await expect(basic.getByRole('combobox', { name: /^Search by city/ })).toBeVisible();
  await expect(basic.getByRole('button', { name: 'Take me there' })).toBeVisible();
  await expect(basic.getByText('Bedrooms')).toHaveCount(0);
  const advanced = on(page, 'strap-advanced-search');
  await shows(advanced, { headings: ['What exactly'], texts: ['Bedrooms', 'Budget'] });
  await expect(advanced.getByRole('button', { name: 'Find it' })).toBeVisible();

  const featured = on(page, 'strap-featured-listing');
  await shows(featured, { headings: ['The one to see'] });
  await expect(featured.getByText(PRICE).first()).toBeVisible();
  await expect(featured.locator('a[href^="/for-"]').first()).toBeVisible();
  for (const [name, title, count] of [
    ['strap-large-listing-feed', 'Three large ones', 3],
    ['strap-latest-listing-feed', 'Four new ones', 4],
    ['strap-open-house-feed', 'Doors open', 3],
    ['strap-listings-feed', 'Five of all', 5],
  ] as const) {
    const feed = on(page, name);
    await shows(feed, { headings: [title] });
    await expect(feed.getByRole('article')).toHaveCount(count);
    await expect(feed.getByRole('article').first()).toContainText(PRICE);
    await expect(feed.getByRole('article').first().locator('a[href^="/for-"]').first()).toBeVisible();
  }
  await expect(on(page, 'strap-open-house-feed').getByRole('time').first()).toHaveText(/\d/);
  const newest = on(page, 'strap-latest-listing-feed').getByRole('article').locator('a[href^="/for-"]');
  const paths = await newest.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect([...new Set(paths)]).toEqual(data.newest.listings.map(({ path }) => path));

  const solds = on(page, 'strap-listings-feed-sold');
  await shows(solds, { headings: ['Gone already'] });
  await expect(solds.getByRole('article')).toHaveCount(2);
  await expect(solds.locator('a[href^="/sold/"]').first()).toBeVisible();
  const stats = on(page, 'strap-market-stats');
  await shows(stats, { headings: ['In figures'] });
  await stats.getByText('Show the figures as a table').click();
  await expect(stats.getByRole('table')).toContainText(PRICE);

  for (const [name, listing] of [
    ['strap-listing-details', first],
    ['strap-new-listing-details', second],
  ] as const) {
    const details = on(page, name);
    await expect(details.getByRole('heading', { level: 1 })).toContainText(listing?.address ?? '–');
    await expect(details.getByText(PRICE).first()).toBeVisible();
    await shows(details, { headings: ['Facts and features'] });
    await expect(details.getByRole('img').first()).toBeVisible();
  }
  const gone = on(page, 'strap-sold-details');
  await expect(gone.getByRole('heading', { level: 1 })).toContainText(sold?.address ?? '–');
  await shows(gone, { headings: ['Facts', 'What would your home sell for?'] });
  const soldSearch = on(page, 'strap-sold-search');
  await shows(soldSearch, { headings: ['Everything sold'], texts: [`${data.solds.total} sold homes`] });
  await expect(soldSearch.getByRole('article')).toHaveCount(3);
  await fitsAPhone(page);
});

for (const [name, what, row] of [
  ['strap-listing-search', 'listing search', 'R2.122'],
  ['strap-map-listing-search', 'search on a map', 'R2.123'],
] as const) {
  test(`the strap of the ${what} shows filters, homes and a map [${row}]`, async ({
    browser,
    page,
    site,
  }) => {
    await page.goto(await publish(browser, site.url, name, [strap(name, {})]));

    const search = on(page, name);
    await expect(search.getByRole('heading', { level: 1 })).toHaveText(/\w/);
    await expect(search.getByText('Bedrooms', { exact: true }).first()).toBeVisible();
    const home = search.getByRole('list', { name: 'Results' }).getByRole('article').first();
    await expect(home).toContainText(PRICE);
    await expect(home.getByRole('link').first()).toHaveAttribute('href', /^\/for-/);
    await expect(search.getByRole('region', { name: /map/i }).first()).toBeVisible();
    await fitsAPhone(page);
  });
}

test('the login, error and empty page straps are placed by the product [R2.004 R2.139 R2.140 R2.141 R3.023]', async ({
  browser,
  page,
  site,
}) => {
  await page.goto(`${site.url}/access`);
  const login = on(page, 'strap-login');
  await shows(login, { headings: ['Page Builder Login'], links: ['Sign in'] });
  await fitsAPhone(page);

  await page.goto(`${site.url}/a-street-that-is-not-there`);
  await shows(on(page, 'strap-error'), { headings: ['404 Page Not Found'], texts: ['Page not found.'] });
  const missing = await page.request.get(`${site.url}/_data/a-street-that-is-not-there`);
  const { model } = await missing.json();
  expect(model.page.straps).toMatchObject([{ id: 'error', name: 'strap-error' }]);
  await fitsAPhone(page);

  await page.goto(await publish(browser, site.url, 'empty', []));
  await shows(on(page, 'strap-empty-page'), {
    headings: ['This page is still being written'],
    links: ['Search homes'],
  });
  await fitsAPhone(page);
});

test('URLs of posts, agents, listings and sold homes show their straps to a visitor [R1.013 R1.014 R2.016]', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/blog`);
  const newest = on(page, 'strap-blog-feed')
    .getByRole('article')
    .first()
    .getByRole('heading')
    .getByRole('link');
  const path = await newest.getAttribute('href');
  await page.goto(site.url + path);
  await expect(on(page, 'strap-blog-post').getByRole('heading', { level: 1 })).toBeVisible();
  const date = await on(page, 'strap-blog-post').locator('time').first().getAttribute('datetime');
  const [year, month, day] = (date ?? '').slice(0, 10).split('-');
  expect(path).toMatch(new RegExp(`^/blog/${year}/${day}/${month}/[^/]+$`));
  await fitsAPhone(page);

  await page.goto(`${site.url}/agent/marta-wasylenko`);
  await shows(on(page, 'strap-agent-profile'), { headings: ['Marta Wasylenko'] });
  await expect(page.getByRole('link', { name: 'Write to Marta Wasylenko' })).toHaveAttribute(
    'href',
    /^\/_forms\//,
  );
  await fitsAPhone(page);

  const { data } = await graphql<{
    search: { listings: { path: string; address: string }[] };
  }>(page, site.url, '{ search(search: { filters: {} }, size: 1) { listings { path address } } }');
  const [listing] = data.search.listings;
  await page.goto(site.url + listing?.path);
  await expect(on(page, 'strap-new-listing-details').getByRole('heading', { level: 1 })).toContainText(
    listing?.address ?? '–',
  );
  await fitsAPhone(page);

  await page.goto(`${site.url}/sold/edm-sold-1`);
  await shows(on(page, 'strap-sold-details'), {
    headings: ['Sold Home'],
    texts: ['Sold listings are shown to members. Please sign in to see them.'],
  });
  await fitsAPhone(page);
});

function agentOf(browser: Browser, origin: string, email = AGENT): Promise<Page> {
  const agent = signedIn.get(origin) ?? agentPage(browser, origin, email);
  signedIn.set(origin, agent);

  return agent;
}

/** Saves a page of these straps as an agent of the site would; gives its address. */
async function publish(
  browser: Browser,
  origin: string,
  name: string,
  straps: readonly StrapOnPage[],
): Promise<string> {
  const slug = `every-${name}-${Date.now().toString(36)}`;
  const { data } = await graphql<{ savePage: { __typename: string } }>(
    await agentOf(browser, origin),
    origin,
    'mutation ($page: JSON!) { savePage(input: { page: $page }) { __typename ... on UserError { message field } } }',
    {
      page: {
        id: slug,
        slug,
        name: slug,
        order: 92,
        metaInfo: { title: slug, description: '', imageUrl: '' },
        hero: null,
        straps: straps.map((one, order) => ({ ...one, id: `strap-${order}`, order, config: {} })),
        config: {},
        state: {},
      },
    },
  );
  expect(data.savePage, JSON.stringify(data)).toMatchObject({ __typename: 'SavePageSuccess' });

  return `${origin}/${slug}`;
}

/** The strap of that template on the page. */
function on(page: Page, name: string): Locator {
  return page.locator(`section.strap.${name}`);
}

type Content = { headings?: string[]; texts?: string[]; images?: string[]; links?: string[] };

async function shows(strapOnPage: Locator, { headings = [], texts = [], images = [], links = [] }: Content) {
  for (const name of headings) await expect(strapOnPage.getByRole('heading', { name }).first()).toBeVisible();
  for (const text of texts) await expect(strapOnPage.getByText(text).first()).toBeVisible();
  for (const name of images) await expect(strapOnPage.getByRole('img', { name }).first()).toBeVisible();
  for (const name of links) await expect(strapOnPage.getByRole('link', { name }).first()).toBeVisible();
}

/** Nothing scrolls sideways at 390 px; the page has its former width again afterwards. */
async function fitsAPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  if (before) await page.setViewportSize(before);
}

function strap(name: string, state: Record<string, unknown>): StrapOnPage {
  return { name, state };
}

function heading(html: string, size = 'h2') {
  return { html, size };
}

function words(text: string) {
  return { html: `<p>${text}</p>` };
}

function picture(altText: string) {
  return { imageUrl: PICTURE, altText };
}

function item(icon: string, title: string, href = '') {
  return { icon: { name: icon }, title: heading(title, 'h3'), text: { html: '' }, href };
}

function tile(title: string, altText: string) {
  return { image: picture(altText), title: heading(title, 'h3'), text: { html: '' }, href: '/search' };
}

/** Markup as a page keeps it. */
function html(markup: string) {
  return { html: encodeURIComponent(markup), display: 'block' };
}
