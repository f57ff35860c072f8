import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testDetails } from '#web/src/listing/test-listing.ts';
import { rememberSearch } from '#web/src/search/last-search.ts';
import { renderAt } from '#web/src/testing/render-at.tsx';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { stubObserver } from '#web/src/testing/stub-observer.ts';
import type { NewListingDetailsStrapQuery } from './data.generated.ts';
import { defaultState } from './parts.ts';
import { NewListingDetailsView } from './view.tsx';

const source = {
  lastUpdate: '2026-11-21T08:00:00Z',
  copyright: '© {year} of the board',
  disclaimer: null,
  trademarks: null,
};

const STATS = {
  area: { id: '4', name: 'Strathcona' },
  propertyType: null,
  count: 41,
  medianPrice: 489_900,
  medianDaysListed: 31,
  medianPricePerSqft: 345,
};

const NEARBY = [
  { id: 'school:1', kind: 'school' as const, name: 'Strathcona School', detail: 'K–9', distance: 450 },
  {
    id: 'transit:7',
    kind: 'transit' as const,
    name: 'Whyte Avenue & 104 Street',
    detail: null,
    distance: 1240,
  },
];

beforeEach(() => {
  stubObserver({ sees: false });
  stubDialogs({ firesClose: true });
  Element.prototype.scrollTo = vi.fn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

type Changes = {
  listing?: Parameters<typeof testDetails>[0];
  state?: Partial<typeof defaultState>;
  canEdit?: boolean;
  stats?: Partial<NonNullable<NewListingDetailsStrapQuery['neighbourhoodStats']>>;
  rents?: NewListingDetailsStrapQuery['neighbourhoodRents'];
  isWithoutMap?: boolean;
  similarListings?: NewListingDetailsStrapQuery['similarListings'];
};

function show({
  listing,
  state,
  stats,
  canEdit = false,
  rents = null,
  isWithoutMap,
  similarListings = [],
}: Changes = {}) {
  const details = testDetails(listing);

  return renderAt(
    details.path,
    <NewListingDetailsView
      id="s1"
      state={{ ...defaultState, ...state }}
      data={{
        listing: details,
        similarListings,
        source,
        neighbourhoodStats: rents ? null : { ...STATS, ...stats },
        neighbourhoodRents: rents,
        similarSolds: null,
        nearby: NEARBY,
      }}
      isEditing={false}
    />,
    { viewer: { canEdit, agent: null, customer: null }, isWithoutMap },
  );
}

const card = () => screen.getByRole('complementary', { name: 'Contact' });

test('the contact card shows price and street address and links to the agent [R2.180, R2.181]', () => {
  show();

  expect(card().textContent).toContain('$459,900');
  expect(card().textContent).toContain('10234 82 Avenue NW');
});

test('price, street address and payment stand once, with the heading of the page', () => {
  show();

  expect(screen.getAllByText('$459,900', { selector: '[class*=price]' })).toHaveLength(1);
  expect(screen.getAllByText(/^10234 82 Avenue NW/)).toHaveLength(1);
  expect(within(card()).getByRole('heading', { level: 1 }).textContent).toContain('10234 82 Avenue NW');
  expect(
    within(card())
      .getByRole('link', { name: /^Est\. \$[\d,]+\/month$/ })
      .getAttribute('href'),
  ).toBe('#monthly-cost');
});

test('who answers has a name, a title and a phone number', () => {
  show();

  expect(within(card()).getByRole('link', { name: 'Grace Abernathy' }).getAttribute('href')).toBe(
    '/agent/grace-abernathy',
  );
  expect(within(card()).getByRole('link', { name: '780-555-0142' })).toBeDefined();
});

test('the price history is listed from the newest to the first, nothing without one', () => {
  show();
  const section = screen.getByRole('heading', { name: 'Price history' }).parentElement as HTMLElement;
  const rows = within(section).getAllByRole('row').slice(1);

  expect(section.textContent).toContain('On the market for 23 days');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Price reduced by 4\.2%\$459,900$/),
    expect.stringMatching(/Listed\$479,900$/),
  ]);
  cleanup();

  show({ listing: { priceHistory: [], daysOnMarket: null } });
  expect(screen.queryByRole('heading', { name: 'Price history' })).toBeNull();
});

test('rooms have sizes, the neighbourhood has figures and a comparison', () => {
  show();

  expect(screen.getByText('15.5 × 12.0 ft')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'The market in Strathcona' })).toBeDefined();
  expect(screen.getByText('$489,900')).toBeDefined();
  expect(screen.getByText(/Priced 9\.9% below the median per sqft/)).toBeDefined();
});

test('a home is compared with those of its type, where the figures are theirs', () => {
  show({ stats: { propertyType: 'townhouse', count: 24 } });

  expect(screen.getByText('Townhouses for sale')).toBeDefined();
  expect(screen.getByText(/Priced 9\.9% below the median per sqft of townhouses here\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all townhouses in Strathcona' }).getAttribute('href')).toBe(
    '/search/geo/wof/4/townhouses',
  );
});

test('the size of a lot is listed once', () => {
  show({
    listing: { propertyTypes: ['land'], lotSize: 6970, details: [{ name: 'Lot Size', value: '0.16 acres' }] },
  });

  expect(screen.getByText('6,970 sqft')).toBeDefined();
  expect(screen.queryByText('0.16 acres')).toBeNull();
  expect(screen.getByRole('heading', { name: 'About this lot' })).toBeDefined();
});

test('schools and stops nearby have distances in the units of the site', () => {
  show();
  const section = screen.getByRole('heading', { name: 'Schools, transit and parks nearby' })
    .parentElement as HTMLElement;

  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Strathcona SchoolK–9450 m', 'Whyte Avenue & 104 Street1.2 km']);
});

test('questions open the contact form', () => {
  show();

  expect(
    screen.getByRole('link', { name: 'What are the monthly costs?' }).getAttribute('aria-haspopup'),
  ).toBe('dialog');
});

test('the contact card can be hidden', () => {
  show({ state: { showContactCard: false } });

  expect(screen.queryByRole('complementary')).toBeNull();
});

test('a favourite requires an account, share and tour open a modal', () => {
  show();
  const opensModal = (name: string) =>
    within(card()).getByRole('link', { name }).getAttribute('aria-haspopup');

  for (const name of ['Save to favourites', 'Schedule Tour', 'Contact Agent', 'Share this listing'])
    expect(opensModal(name), name).toBe('dialog');
});

test('breadcrumbs list the places in the specified order [R2.174, R9.070]', () => {
  show();
  const crumbs = screen.getByRole('navigation', { name: 'Where it is' });

  expect(
    within(crumbs)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alberta', 'Edmonton', 'Strathcona']);
});

test("Return to search links to the visitor's last search [R2.175]", async () => {
  rememberSearch('/search/houses?page=2');
  show();

  const back = screen.getByRole('link', { name: 'Return to search' });

  await waitFor(() => expect(back.getAttribute('href')).toBe('/search/houses?page=2'));
});

test('Return to search links to the neighbourhood without a previous search [R2.175]', () => {
  show();

  expect(screen.getByRole('link', { name: 'Return to search' }).getAttribute('href')).toBe(
    '/search/geo/wof/4',
  );
});

test('facts of the source are listed once beside the typed ones', () => {
  show();

  expect(screen.getByText('Parking', { selector: 'dt' }).nextSibling?.textContent).toBe('Double garage');
  expect(screen.getAllByText(/^Year built$/i)).toHaveLength(1);
  expect(screen.getByText('Price per sqft').nextSibling?.textContent).toBe('$311');
});

test("a home for lease shows the terms of the lease, and none of its owner's costs", () => {
  const fact = (name: string, value: string) => ({ name, value });
  const details = [
    fact('Monthly Fee', '$730'),
    fact('Pets Allowed', 'Cats OK'),
    fact('Heating', 'Forced air'),
    fact('Availability Date', '2026-12-01'),
  ];
  show({ listing: { transactionType: 'LEASE', price: 1850, details } });
  const terms = screen.getByRole('heading', { name: 'Lease terms' }).nextElementSibling as HTMLElement;

  expect([...terms.children].map(({ textContent }) => textContent)).toEqual([
    'Available fromDecember 1, 2026',
    'PetsCats OK',
  ]);
  expect(screen.getByText('Heating').nextSibling?.textContent).toBe('Forced air');
  expect(screen.queryByText('Monthly fee')).toBeNull();
  cleanup();

  show({ listing: { details } });
  expect(screen.queryByRole('heading', { name: 'Lease terms' })).toBeNull();
  expect(screen.getByText('Monthly fee').nextSibling?.textContent).toBe('$730');
});

test('a home for lease is compared with the rents asked nearby, by bedrooms', () => {
  show({
    listing: { transactionType: 'LEASE', price: 1850, bedrooms: 3 },
    rents: {
      area: { id: '4', name: 'Strathcona' },
      count: 12,
      medianRent: 1700,
      medianDaysListed: 19,
      byBedrooms: [
        { bedrooms: 0, count: 2, medianRent: 1100 },
        { bedrooms: 3, count: 8, medianRent: 1950 },
        { bedrooms: 4, count: 2, medianRent: 2400 },
      ],
    },
  });
  const section = screen.getByRole('heading', { name: 'Rents in Strathcona' }).parentElement as HTMLElement;

  expect(
    within(section)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'BedroomsHomesMedian rent a month',
    'Studio2$1,100/month',
    '3 beds8$1,950/month',
    '4+ beds2$2,400/month',
  ]);
  expect(section.textContent).toContain('$100 a month less than the median of 3 beds here');
  expect(within(section).getByRole('link').getAttribute('href')).toBe('/search/geo/wof/4/for-lease');
  expect(screen.queryByText(/The market in/)).toBeNull();
});

test('links at the top lead to the parts that the page has, of which one is current', () => {
  show({ listing: { location: null } });
  const links = within(screen.getByRole('navigation', { name: 'Sections of this page' })).getAllByRole(
    'link',
  );

  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Facts',
    'Rooms',
    'Schools and transit',
    'Payment',
    'History',
    'Neighbourhood',
  ]);
  for (const link of links)
    expect(document.querySelector(link.getAttribute('href') ?? ''), link.textContent ?? '').not.toBeNull();
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
});

test('long parts are in the document and folded by a button', () => {
  show();
  const button = screen.getByRole('button', { name: 'Show all facts' });
  const content = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(content?.textContent).toContain('Double garage');
  expect(button.getAttribute('aria-expanded')).toBe('false');

  fireEvent.click(button);

  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBe(button);
});

test('a home with few facts lists them all, its rooms too, without a button that would show no more', () => {
  show({
    listing: {
      mls: 'own-0a1b2c3d4e',
      bedrooms: 4,
      bathrooms: 2.5,
      yearBuilt: null,
      lotSize: null,
      storeys: null,
      garageSpaces: null,
      parkingSpaces: null,
      daysOnMarket: null,
      details: [],
    },
  });
  const section = screen.getByRole('heading', { name: 'Facts and features' }).parentElement as HTMLElement;

  expect(section.textContent).toMatch(/Bedrooms4Bathrooms2\.5/);
  expect(within(section).queryByRole('button')).toBeNull();
});

test('the payment is there before the calculator, which loads when it is near', () => {
  show();
  const section = screen.getByRole('heading', { name: 'What it costs every month' }).parentElement;

  expect(section?.textContent).toMatch(/\$[\d,]+ a month.*Principal and interest\$[\d,]+/);
});

test('attribution, number and freshness are below', () => {
  show();

  expect(screen.getByText('Listing courtesy of Parkline Realty · MLS® number E4412345')).toBeDefined();
  expect(screen.getByText('Data as of November 21, 2026.')).toBeDefined();
  expect(screen.getByText(/^© \d{4} of the board$/)).toBeDefined();
});

test('credit and number stay with the home, the terms of the service end the page', () => {
  show({ similarListings: [{ ...testDetails({ id: 'other', mls: 'E1' }), imageCount: 1 }] });
  const credit = screen.getByText('Listing courtesy of Parkline Realty · MLS® number E4412345');
  const similar = screen.getByRole('heading', { name: 'Similar homes' });
  const terms = screen.getByText(/^© \d{4} of the board$/);
  const follows = (a: Node, b: Node) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;

  expect(follows(credit, similar)).toBeTruthy();
  expect(follows(similar, terms)).toBeTruthy();
});

test('a home without an MLS number shows none', () => {
  show({ listing: { mls: 'own-0a1b2c3d4e' } });

  expect(screen.getByText('Listing courtesy of Parkline Realty')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/MLS|own-0a1b/);
});

test('a home of the site’s own is not attributed to the site: a plain line says who lists it', () => {
  show({ listing: { mls: 'own-0a1b2c3d4e', isOwn: true, courtesyOf: null } });
  const source = document.querySelector('.listing-source');

  expect(source?.textContent).toMatch(/^Listed by Grace Abernathy, Parkline Realty/);
  expect(document.body.textContent).not.toMatch(/courtesy/i);
});

type Medium = ReturnType<typeof testDetails>['media'][number];
const VIDEO: Medium = { type: 'video', imageUrl: null, url: 'https://youtu.be/abcdefghijk', html: null };
const MARKUP: Medium = {
  type: 'other',
  imageUrl: null,
  url: null,
  html: '%3Cb%3ETour%3C%2Fb%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
};
const opened = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Show all .* photos$/ }));
  // Its code loads on first use.
  return screen.findByRole('dialog', { name: '10234 82 Avenue NW, Edmonton, AB' }, { timeout: 15_000 });
};

test('the button opens the media, counted by kind [R2.187, R2.188, R2.189, R2.190]', async () => {
  const jumpedTo: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    jumpedTo.push(this.getAttribute('data-kind'));
  };
  show({ listing: { media: [VIDEO, MARKUP] } });
  const media = await opened();
  const press = (name: string) => fireEvent.click(within(media).getByRole('button', { name }));
  jumpedTo.length = 0;

  press('Videos (1)');
  press('Others (1)');
  press('Photos (3)');

  expect(jumpedTo.filter(Boolean)).toEqual(['video', 'other', 'photo']);
});

test('the media are the photos with alt texts, videos and markup [R2.191, R2.192, R2.193]', async () => {
  show({ listing: { media: [VIDEO, MARKUP] } });
  const media = await opened();

  expect(
    within(media)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['Photo 1', 'Photo 2', 'Photo 3']);
  expect(within(media).getByTitle('Video of the home').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
  );
  const markup = within(media).getByTitle('More about the home');
  expect(markup.getAttribute('srcdoc')).toContain('<b>Tour</b>');
  expect(markup.getAttribute('sandbox')).toBe('');
});

test('a photo opens full screen at the first press, with caption, thumbnails, heart and tour', async () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: 'Open in the gallery: Photo 2' }));
  const gallery = within(
    await screen.findByRole('dialog', { name: 'Photos and other media' }, { timeout: 15_000 }),
  );

  expect(gallery.getByText('10234 82 Avenue NW')).toBeDefined();
  expect(within(gallery.getByRole('list', { name: 'All photos' })).getAllByRole('button')).toHaveLength(3);
  expect(gallery.getByRole('link', { name: 'Save to favourites' })).toBeDefined();
  expect(gallery.getByRole('link', { name: 'Schedule Tour' }).getAttribute('aria-haspopup')).toBe('dialog');
});

test('a photo in the media opens full screen', async () => {
  show();

  fireEvent.click(within(await opened()).getByRole('button', { name: 'Open in the gallery: Photo 3' }));

  expect(await screen.findByRole('dialog', { name: 'Photos and other media' })).toBeDefined();
});

test('the media show the contact card only if the strap does [R2.195]', async () => {
  show();
  expect(within(await opened()).getByRole('complementary', { name: 'Contact' })).toBeDefined();
  cleanup();

  show({ state: { showContactCard: false } });
  expect(within(await opened()).queryByRole('complementary')).toBeNull();
});

/** Mocks the API of the media editor: the stored media, then the result of saving. */
function stubMediaApi(saveListingMedia: object = {}) {
  const withData = (data: object) => Response.json({ data });
  const api = vi.fn(async (_: string, { body }: RequestInit) =>
    String(body).includes('mutation SaveListingMedia')
      ? withData({ saveListingMedia })
      : withData({ listingMedia: { revision: 'r1', media: [VIDEO] } }),
  );
  vi.stubGlobal('fetch', api);
  return api;
}

async function mediaEditor() {
  show({ listing: { media: [VIDEO] }, canEdit: true });
  const buttons = within(await opened()).getAllByRole('button', { name: 'Click to Edit' });
  expect(buttons).toHaveLength(4);

  fireEvent.click(buttons[3] as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'Media of this home' }));
}

test('only editors get Click to Edit, on each medium [R2.194]', async () => {
  stubMediaApi();
  show({ listing: { media: [VIDEO] } });
  expect(within(await opened()).queryByRole('button', { name: 'Click to Edit' })).toBeNull();
  cleanup();

  const editor = await mediaEditor();
  expect(await editor.findByRole('textbox', { name: 'Link to the video' })).toHaveProperty(
    'value',
    VIDEO.url,
  );
});

test('saving media that a colleague changed shows a conflict and can load theirs', async () => {
  const api = stubMediaApi({ __typename: 'ConflictError', savedBy: 'Devin Okafor' });
  const editor = await mediaEditor();
  await editor.findByRole('textbox', { name: 'Link to the video' });

  fireEvent.click(editor.getByRole('button', { name: 'Save media' }));
  expect((await editor.findByRole('alert')).textContent).toContain('Devin Okafor');
  expect(JSON.parse(String(api.mock.lastCall?.[1].body)).variables.input.revision).toBe('r1');

  fireEvent.click(editor.getByRole('button', { name: 'Load what is saved' }));
  await waitFor(() => expect(editor.queryByRole('alert')).toBeNull());
});

test('a listing without photos, street address and coordinates is rendered', () => {
  show({ listing: { images: [], address: null, location: null, price: null, breadcrumbs: [] } });

  expect(screen.getByText('Photos are to come')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Address on request');
  expect(screen.getByText('The place of this home is not shown on the map.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Map of the place' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Return to search' }).getAttribute('href')).toBe('/search');
});

test('where the site has no map of its area no section is linked as one', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Sections of this page' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  show();
  expect(links()).toContain('Map');

  cleanup();
  show({ isWithoutMap: true });
  expect(links()).not.toContain('Map');
});

test('upcoming open houses are shown with day and hours, past ones are not', () => {
  const house = (date: string) => ({ date, startTime: '13:00', endTime: '15:00' });
  show({ listing: { openHouses: [house('2999-11-30'), house('2020-01-01')] } });

  const list = screen.getByRole('heading', { name: 'Open houses' }).parentElement;

  expect(list?.querySelectorAll('time')).toHaveLength(1);
  expect(list?.textContent).toContain('1:00 pm to 3:00 pm');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual(['About this home', 'Open houses']);
});

test('a pending listing is not shown as for sale', () => {
  show({ listing: { status: 'pending' } });

  expect(screen.getByText('Offer pending')).toBeDefined();
  expect(screen.queryByText('For sale')).toBeNull();
});
