import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { testListing } from '#web/src/listing/test-listing.ts';
import type { SearchScreenQuery } from '#web/src/search/search-screen.generated.ts';
import { testSearchScreen } from '#web/src/search/test-search-screen.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { currentUrl, renderAt } from '#web/src/testing/render-at.tsx';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { stubObserver } from '#web/src/testing/stub-observer.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { defaultState, type ListingSearchState } from './parts.ts';
import { ListingSearchView } from './view.tsx';

const fetchMock = vi.fn();

beforeEach(() => {
  stubObserver({ sees: false });
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  stubDialogs({ firesClose: true });
});
afterEach(() => {
  cleanup();
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

const place = {
  id: '890458485',
  name: 'Strathcona',
  placetype: 'neighbourhood',
  centre: { lat: 53.52, lon: -113.5 },
  bounds: { north: 53.53, south: 53.51, east: -113.48, west: -113.51 },
  hierarchy: [
    { id: '1', name: 'Edmonton', placetype: 'locality' },
    { id: '890458485', name: 'Strathcona', placetype: 'neighbourhood' },
  ],
};

const source = { total: 6214 };

type Options = {
  total?: number;
  state?: Partial<ListingSearchState>;
  data?: SearchScreenQuery | null;
  setup?: SearchSetup;
  viewer?: SiteModel['viewer'];
};

function show(url: string, { total = 41, state, data, setup, viewer }: Options = {}) {
  const listings = total === 0 ? [] : [testListing(), testListing({ id: 'l-2', address: null, images: [] })];
  const search = {
    total,
    page: 1,
    pageCount: Math.ceil(total / 20),
    asOf: '2026-11-21T08:00:00Z',
    courtesyOf: null,
    leftOutFields: [],
    otherTotals: [],
    listings,
  };

  return renderAt(
    url,
    <ListingSearchView
      id="s1"
      state={{ ...defaultState, ...state }}
      data={data === undefined ? { search, place, source } : data}
      isEditing={false}
    />,
    { ...(setup && siteWith(setup)), ...(viewer && { viewer }) },
  );
}

function siteWith(search: SearchSetup) {
  const { website } = readSite(testSiteResponse(), 'http://localhost');

  return {
    website: { ...website, config: { ...website.config, setup: { ...website.config.setup, search } } },
  };
}

const bar = () => screen.getByRole('form', { name: 'Filters' });
const went = (to: string) => waitFor(() => expect(currentUrl()).toBe(to));

test("a search without criteria is titled with the site's area [R9.015]", () => {
  show('/search');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edmonton, AB Real Estate');
  expect(screen.getByRole('heading', { level: 2, name: '41 homes for sale in Edmonton, AB' })).toBeDefined();
});

test('a site without a place names the homes, not its area [R9.015]', () => {
  show('/search', { setup: { defaultGeo: { type: 'all-areas' } }, total: 3 });

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Homes for Sale');
  expect(screen.getByRole('heading', { level: 2, name: '3 homes for sale' })).toBeDefined();
});

test('a search in a place is titled with it and shows its breadcrumbs [R2.174]', () => {
  show('/search/geo/wof/890458485/condos');

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Strathcona Condos');
  const crumbs = screen.getByRole('navigation', { name: 'Where it is' });
  expect(within(crumbs).getByRole('link', { name: 'Edmonton' }).getAttribute('href')).toBe(
    '/search/geo/wof/1/condos',
  );
});

test('each result is a link named by its street address, and a heart', () => {
  show('/search');
  const list = screen.getByRole('list', { name: 'Results' });

  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent || link.getAttribute('aria-label')),
  ).toEqual([
    '10234 82 Avenue NW',
    'Save 10234 82 Avenue NW to favourites',
    'Address on request',
    'Save Address on request to favourites',
  ]);
});

test('sorts have their labels, the most recent first; Nearest is available as the place has a centre [R9.003, R9.004, R9.005, R9.008, R4.030]', async () => {
  show('/search');
  const sort = screen.getByRole('combobox', { name: 'Sort by' }) as HTMLSelectElement;

  expect(sort.value).toBe('list_date_des');
  expect([...sort.options].map(({ text }) => text)).toEqual([
    'Most Recent',
    'Longest Listed',
    'Price: low to high',
    'Price: high to low',
    'Recently reduced',
    'Price per sq ft: low to high',
    'Most bedrooms',
    'Largest interior',
    'Largest lot',
    'Next open house',
    'Nearest',
  ]);
  fireEvent.change(sort, { target: { value: 'price_asc' } });
  await went('/search?sort=price_asc');
});

test("the site's default order is selected and not in the URL", async () => {
  show('/search?sort=price_des', { setup: { defaultSort: 'price_asc' } });
  const sort = screen.getByRole('combobox', { name: 'Sort by' }) as HTMLSelectElement;

  expect(sort.value).toBe('price_des');
  fireEvent.change(sort, { target: { value: 'price_asc' } });
  await went('/search');
  expect(sort.value).toBe('price_asc');
  fireEvent.change(sort, { target: { value: 'list_date_des' } });
  await went('/search?sort=list_date_des');
});

test('a term the source did not apply is no filter of the search', () => {
  const search = {
    total: 0,
    page: 1,
    pageCount: 0,
    asOf: null,
    courtesyOf: null,
    otherTotals: [],
    listings: [],
  };
  const at = (leftOutFields: string[]) =>
    show('/search/geo/all-areas/raw.nothing.eq.x', {
      data: { search: { ...search, leftOutFields }, source },
    });

  at([]);
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toBeDefined();
  cleanup();
  at(['nothing']);
  expect(screen.queryByRole('link', { name: 'Clear all filters' })).toBeNull();
});

test('Nearest is not available without a centre [R4.030]', () => {
  const search = {
    total: 1,
    page: 1,
    pageCount: 1,
    asOf: null,
    courtesyOf: null,
    leftOutFields: [],
    otherTotals: [],
    listings: [testListing()],
  };
  show('/search/geo/all-areas', { data: { search, source } });

  expect(screen.queryByRole('option', { name: 'Nearest' })).toBeNull();
});

test('two property types are checked and searched together [R2.165, R9.044, R9.047, R9.048, R9.050]', async () => {
  show('/search/houses');
  const group = within(bar()).getByRole('group', { name: 'Property Types', hidden: true });
  const types = within(group).getAllByRole('checkbox', { hidden: true });

  expect(types.map((type) => type.closest('label')?.textContent)).toEqual([
    'Homes (houses)',
    'Condos',
    'Townhouses',
    'Land',
    'Commercial Real Estate',
    'Mobile Homes',
    'Rural Real Estate',
  ]);
  fireEvent.click(within(bar()).getByRole('checkbox', { name: 'Condos', hidden: true }));
  await went('/search/houses,condos');
});

test('bedrooms and bathrooms are Any, 2, 3, 4, 5 and 6+ [R2.166, R9.032, R9.033]', async () => {
  show('/search');
  const bedrooms = within(bar()).getByRole('group', { name: 'Bedrooms', hidden: true });
  const bathrooms = within(bar()).getByRole('group', { name: 'Bathrooms', hidden: true });

  for (const group of [bedrooms, bathrooms]) {
    const shown = [...group.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
    expect(shown).toEqual(['Any', '2', '3', '4', '5', '6+']);
  }
  fireEvent.click(within(bedrooms).getByRole('radio', { name: 'At least 3', hidden: true }));
  await went('/search/3-bedrooms');
});

test('the budget slider goes to 1,000,000 in steps of 50,000 and searches on release [R2.168, R9.019, R9.020]', async () => {
  show('/search');
  const high = within(bar()).getByRole('slider', { name: 'Highest price', hidden: true });

  expect([high.getAttribute('max'), high.getAttribute('step')]).toEqual(['1000000', '50000']);
  expect(high.getAttribute('aria-valuetext')).toBe('Any amount');

  fireEvent.input(high, { target: { value: '400000' } });
  expect(high.getAttribute('aria-valuetext')).toBe('$400 000');
  expect(currentUrl()).toBe('/search');
  act(() => void high.dispatchEvent(new Event('change', { bubbles: true })));
  await went('/search/price-to-400000');

  const low = within(bar()).getByRole('slider', { name: 'Lowest price', hidden: true });
  expect([low.getAttribute('min'), low.getAttribute('step')]).toEqual(['0', '50000']);
  fireEvent.input(low, { target: { value: '150000' } });
  act(() => void low.dispatchEvent(new Event('change', { bubbles: true })));
  await went('/search/price-from-150000,price-to-400000');
});

test('the size slider goes to 3000 in steps of 50 [R9.021, R9.022]', async () => {
  show('/search');
  fireEvent.click(screen.getByRole('button', { name: /Use Advanced Search/ }));
  const size = await screen.findByRole('slider', { name: 'Size' });

  expect(['min', 'max', 'step'].map((name) => size.getAttribute(name))).toEqual(['0', '3000', '50']);
  expect(size.getAttribute('aria-valuetext')).toBe('Any size');
  fireEvent.input(size, { target: { value: '1250' } });
  expect(size.getAttribute('aria-valuetext')).toBe('At least 1,250 sqft');
  act(() => void size.dispatchEvent(new Event('change', { bubbles: true })));
  await went('/search/1250-sqft');
});

test('clearing the field searches everywhere, drops Nearest and preserves the filters [R4.044, R4.029]', async () => {
  show('/search/geo/wof/890458485/condos?sort=geo_centre&page=2');
  expect(screen.getByRole('combobox', { name: /^Search by city/ })).toHaveProperty('value', 'Strathcona');

  fireEvent.click(screen.getByRole('button', { name: 'Clear the search text' }));

  await went('/search/geo/all-areas/condos');
});

test("sale or lease is a switch; changing it drops the other's budget", async () => {
  show('/search/for-sale,price-to-400000');

  fireEvent.click(within(bar()).getByRole('radio', { name: 'For lease' }));

  await went('/search/for-lease');
});

test('a URL without criteria searches listings for sale; both only if configured', async () => {
  show('/search/houses');
  expect(within(bar()).getByRole<HTMLInputElement>('radio', { name: 'For sale' }).checked).toBe(true);

  fireEvent.click(within(bar()).getByRole('radio', { name: 'Both' }));

  await went('/search/for-sale-or-lease,houses');
});

test('only the advanced search, all filters in groups, has more panels and Clear all [R2.162, R2.163, R2.164]', async () => {
  show('/search/houses', {
    setup: { panels: ['propertyTypes', 'budget', 'constructionAgeYears', 'openHouses'] },
  });
  expect(screen.queryByRole('button', { name: 'Use Basic Search' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  expect(within(bar()).queryByRole('slider', { name: 'Maximum Construction Age' })).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: /^All filters.*Use Advanced Search$/ }));
  const sheet = screen.getByRole('dialog', { name: 'All filters' });
  const headings = await within(sheet).findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Price',
    'Home',
    'Monthly costs',
    'Listing',
  ]);
  const home = within(sheet).getByRole('region', { name: 'Home' });
  expect(within(home).getByRole('slider', { name: 'Maximum Construction Age' })).toBeDefined();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Clear all' }));
  await went('/search');

  fireEvent.click(within(sheet).getByRole('button', { name: 'Use Basic Search' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Use Basic Search' })).toBeNull();
});

test('a page may open with all filters', () => {
  show('/search', { state: { advanced: true } });

  expect(screen.getByRole('dialog', { name: 'All filters' })).toBeDefined();
});

test('filters are links that take one away; the button of all filters counts them', async () => {
  show('/search/geo/wof/890458485/2-bedrooms,less-than-10-years,price-reduced');
  const chips = screen.getByRole('list', { name: 'Filters of this search' });

  expect(
    within(chips)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['2+ beds', 'Less than 10 years old', 'Price reduced']);
  expect(screen.getByRole('button', { name: /^All filters 3/ })).toBeDefined();
  fireEvent.click(within(chips).getByRole('link', { name: 'Take away: Price reduced' }));
  await went('/search/geo/wof/890458485/2-bedrooms,less-than-10-years');
});

test('41 results have three pages as links that preserve the filters [R2.038, R9.001, R9.054]', () => {
  show('/search/houses?sort=price_asc');
  const pages = screen.getByRole('navigation', { name: 'Pages of results' });

  expect(within(pages).getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  expect(within(pages).getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
    '/search/houses?sort=price_asc&page=3',
  );
  expect(within(pages).queryByRole('link', { name: 'Page 4' })).toBeNull();
});

test('an empty search links to what is found without one filter, and without all, and requests nothing more', () => {
  const { search } = testSearchScreen({ total: 0, listings: [], otherTotals: [812, 3, 28, 0, 0, 0] });
  show('/search/6-bedrooms,price-to-100000', { data: { search, place, source } });

  const ways = screen.getByText('One filter less, and there are homes:').nextElementSibling as HTMLElement;
  expect(
    within(ways)
      .getAllByRole('link')
      .map((way) => [way.textContent, way.getAttribute('href')]),
  ).toEqual([
    ['At any price 28 homes', '/search/6-bedrooms'],
    ['Any number of bedrooms 3 homes', '/search/price-to-100000'],
  ]);
  expect(screen.getByRole('link', { name: 'Clear all filters (812 homes)' }).getAttribute('href')).toBe(
    '/search',
  );
  expect(fetchMock).not.toHaveBeenCalled();
});

test('where nothing is found without any single filter, all of them can be cleared', () => {
  const { search } = testSearchScreen({ total: 0, listings: [], otherTotals: [812, 0, 0, 0, 0, 0] });
  show('/search/6-bedrooms,price-to-100000', { data: { search, place, source } });

  expect(screen.getByText('Widen a filter or look in another place.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Clear all filters (812 homes)' })).toBeDefined();
});

test('an empty search links to wider values that find homes', () => {
  const { search } = testSearchScreen({ total: 0, listings: [], otherTotals: [812, 3, 28, 0, 2, 0] });
  show('/search/6-bedrooms,price-to-100000', { data: { search, place, source } });

  expect(screen.getByText('These searches are close, and find homes:')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Up to $130,000 instead 2 homes' }).getAttribute('href')).toBe(
    '/search/6-bedrooms,price-to-130000',
  );
});

test('where no home is open on a day, those that are open on any day come first', () => {
  const { search } = testSearchScreen({ total: 0, listings: [], otherTotals: [812, 4] });
  show('/search/open-houses-weekend', { data: { search, place, source } });

  expect(screen.getAllByRole('link', { name: /^(?:Open houses|With or)/ }).map(textAndHref)).toEqual([
    ['Open houses, any day 4 homes', '/search/open-houses'],
    ['With or without an open house 812 homes', '/search'],
  ]);
});

const textAndHref = (link: HTMLElement) => [link.textContent, link.getAttribute('href')];

test.each([
  [
    'street/83_Avenue_NW__Edmonton?corrected=10442+83+Avenue',
    '10442 83 Avenue is not on the market. Homes on 83 Avenue NW, Edmonton.',
  ],
  ['postal/T6E?corrected=T6E+1A1', 'No homes in T6E 1A1. Showing all of T6E.'],
])('a search of %s says what has no home', (path, text) => {
  show(`/search/geo/${path}`);

  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByText(/^Search instead/)).toBeNull();
});

test('an empty search links to what is found without two of its filters', () => {
  const otherTotals = [812, 0, 0, 0, 0, 0, 0, 5, 0, 0];
  const { search } = testSearchScreen({ total: 0, listings: [], otherTotals });
  show('/search/6-bedrooms,price-to-100000,open-houses', { data: { search, place, source } });

  expect(
    screen.getByRole('link', { name: 'Any number of bedrooms, at any price 5 homes' }).getAttribute('href'),
  ).toBe('/search/open-houses');
});

test('a site without any listing says so to visitors, and shows its agent where to add them', () => {
  const search = {
    total: 0,
    page: 1,
    pageCount: 0,
    asOf: null,
    courtesyOf: null,
    leftOutFields: [],
    otherTotals: [],
    listings: [],
  };
  const data = { search, place, source: { total: 0 } };
  show('/search/6-bedrooms', { data });

  expect(screen.getByRole('heading', { name: 'No homes listed yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Contact Agent' })).toBeDefined();
  expect(screen.queryByText(/No homes match|Search all areas|Only you see this/)).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
  // Nothing to filter, to save or to widen.
  expect(screen.queryByRole('form', { name: 'Filters' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Filters of this search' })).toBeNull();
  expect(screen.queryByRole('button', { name: /filter|save/i })).toBeNull();

  cleanup();
  show('/search?q=Strathcoona', { data: { ...data, search: undefined, autocomplete: [] } });
  expect(screen.getByRole('heading', { level: 1, name: 'No homes listed yet' })).toBeDefined();
  expect(screen.queryByText(/spelling|Did you mean/)).toBeNull();

  cleanup();
  show('/search', { data, viewer: { canEdit: true, agent: null, customer: null } });
  expect(screen.getByText(/^Only you see this: add your first listing/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open My Listings' }).getAttribute('href')).toBe('#my-listings');
});

test('a place without any home blames no filter: it offers the agent and all other places', () => {
  show('/search/geo/wof/890458485', { total: 0 });

  expect(screen.getByRole('heading', { name: 'No homes listed for sale in Strathcona yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Contact Agent' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Search all areas (6,214 homes)' })).toBeDefined();
  expect(screen.queryByText(/Widen a filter/)).toBeNull();
});

test('a search with results sends no further request', () => {
  show('/search/6-bedrooms');

  expect(fetchMock).not.toHaveBeenCalled();
});

test('a page beyond the last redirects to the first', () => {
  const search = {
    total: 41,
    page: 9,
    pageCount: 3,
    asOf: null,
    courtesyOf: null,
    leftOutFields: [],
    otherTotals: [],
    listings: [],
  };
  show('/search/houses?page=9', { data: { search, place, source } });

  expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe(
    '/search/houses',
  );
});

test('a failed search shows an error and can be retried [R8.001]', () => {
  show('/search/houses', { data: null });

  expect(screen.getByRole('alert').textContent).toContain('Unable to get properties');
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/search/houses');
});

test('a search that fails keeps what the last one found, and can be retried [R8.001]', () => {
  const result = testSearchScreen({ total: 1 }).search;
  const found = { search: result, place, source };
  function Search() {
    const [data, setData] = useState<SearchScreenQuery | null>(found);
    return (
      <>
        <ListingSearchView id="s1" state={defaultState} data={data} isEditing={false} />
        <button type="button" onClick={() => setData(null)}>
          Fail
        </button>
      </>
    );
  }
  renderAt('/search/geo/wof/890458485/houses', <Search />);
  expect(screen.queryByRole('alert')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Fail' }));

  expect(screen.getByRole('alert').textContent).toContain('Unable to get properties');
  expect(screen.getByRole('link', { name: 'Try again' })).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'Results' })).getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Strathcona Houses');
});

test('the sheet of small screens counts while changing and searches once [R2.230, R2.231]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  fetchMock.mockImplementation(async () => Response.json({ data: { search: { total: 124 } } }));
  show('/search');

  fireEvent.click(screen.getByRole('button', { name: 'Filter Search Results' }));
  const sheet = screen.getByRole('dialog', { name: 'All filters' });
  fireEvent.click(await within(sheet).findByRole('checkbox', { name: 'Land' }));
  const submit = await within(sheet).findByRole('button', { name: 'Show 124 homes' });
  expect(currentUrl()).toBe('/search');

  fireEvent.click(submit);
  await went('/search/land');
});

test('a custom heading is shown for the search without criteria only', () => {
  const title = { html: 'Homes by the river', size: 'h1' } as const;

  show('/search', { state: { title } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Homes by the river');
  cleanup();

  show('/search/houses', { state: { title } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edmonton, AB Houses');
});

test("a preconfigured search shows its criteria; changing one makes it the visitor's own [R2.026, R4.026]", async () => {
  show('/search/p/river-condos', {
    state: {
      preconfiguredSearches: [
        { slug: 'river-condos', name: 'By the river', url: '/search/condos,2-bedrooms' },
      ],
    },
  });
  expect(within(bar()).getByText('2+ beds')).toBeDefined();

  fireEvent.click(within(bar()).getByRole('checkbox', { name: 'Land', hidden: true }));

  await went('/search/condos,land,2-bedrooms');
});

test('list and map on small screens are one switch in the URL [R2.240]', async () => {
  show('/search/houses');

  fireEvent.click(screen.getByRole('button', { name: 'Map' }));

  await went('/search/houses?map=1');
  fireEvent.click(await screen.findByRole('button', { name: 'List' }));
  await went('/search/houses');
});

test('a text without matches offers to clear the filters that were set with it', () => {
  const data = { search: undefined, place: undefined, source, autocomplete: [] };
  show('/search/3-bedrooms?q=Strathcoona', { data });

  expect(screen.getByRole('link', { name: 'Clear all filters' }).getAttribute('href')).toBe(
    '/search?q=Strathcoona',
  );
  cleanup();
  show('/search?q=Strathcoona', { data });

  expect(screen.queryByRole('link', { name: 'Clear all filters' })).toBeNull();
});
