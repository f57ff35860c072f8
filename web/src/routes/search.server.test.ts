import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { readSite } from '../data/read-site.ts';
import type { LoadedPage } from '../data/route-loader.ts';
import { testExecute, testPage } from '../testing/test-execute.ts';
import { testSiteResponse } from '../testing/test-site.ts';
import { load } from './search.server.ts';

const site = readSite(testSiteResponse(), 'http://localhost');

afterEach(() => vi.restoreAllMocks());

function open(path: string, responses: Parameters<typeof testExecute>[0] = {}) {
  const execute = testExecute({
    PageBySlug: () => ({ page: null }),
    SearchCount: () => ({ search: { total: 3 } }),
    ...responses,
  });

  return load({ execute, url: new URL(path, 'http://localhost'), params: {}, site: Promise.resolve(site) });
}

async function head(path: string, search: unknown, place?: unknown) {
  const page = (await open(path)) as LoadedPage;

  return page.complete?.({ site, strapData: { s1: { data: { search, place } } } }).head;
}

test('a text redirects to its best matching place', async () => {
  const Suggestions = () => ({
    autocomplete: [
      { __typename: 'PlaceSuggestion', place: { id: '7', name: 'Strathcona' }, label: 'Strathcona' },
    ],
  });

  expect(await open('/search?q=strathcona', { Suggestions })).toEqual({
    redirect: '/search/geo/wof/7',
    status: 302,
  });
});

test('words that a panel of the site has a choice for are its filter', async () => {
  const basement = { field: 'Basement', values: [{ value: 'Suite, legal', label: 'Legal suite' }] };
  const search: SearchSetup = {
    rawFieldSets: { basement },
    panels: [{ kind: 'raw-checkboxes', label: 'Basement', rawFieldSet: 'basement' }],
  };
  const { config } = site.website;
  const website = { ...site.website, config: { ...config, setup: { ...config.setup, search } } };
  const execute = testExecute({ PageBySlug: () => ({ page: null }), Suggestions: inStrathcona });
  const url = new URL('/search?q=basement+suite+in+Strathcona', 'http://localhost');

  expect(await load({ execute, url, params: {}, site: Promise.resolve({ ...site, website }) })).toEqual({
    redirect: '/search/geo/wof/7/raw.Basement.in.Suite~2c~20legal',
    status: 302,
  });
});

test('a text that matches a listing redirects to its details', async () => {
  const Suggestions = () => ({
    autocomplete: [
      { __typename: 'ListingSuggestion', path: '/for-sale/a-e1', label: 'A', mls: 'E1', id: '1' },
    ],
  });

  expect(await open('/search?q=E1', { Suggestions })).toEqual({ redirect: '/for-sale/a-e1', status: 302 });
});

test('a text search retains the other filters of its search', async () => {
  const Suggestions = () => ({
    autocomplete: [{ __typename: 'PlaceSuggestion', place: { id: '7', name: 'Strathcona' }, label: 'S' }],
  });

  expect(await open('/search/houses,2-bedrooms?q=strathcona', { Suggestions })).toMatchObject({
    redirect: '/search/geo/wof/7/houses,2-bedrooms',
  });
  expect(await open('/search?at=/search&q=strathcona&type=condo', { Suggestions })).toMatchObject({
    redirect: '/search/geo/wof/7/condos',
  });
});

const inStrathcona = ({ text, similar }: { text?: string; similar?: boolean }) => ({
  autocomplete:
    text?.toLowerCase() === 'strathcona' || (similar && text?.toLowerCase() === 'strahcona')
      ? [{ __typename: 'PlaceSuggestion', place: { id: '7', name: 'Strathcona' }, label: 'Strathcona, AB' }]
      : [],
});

test.each([
  [
    '3 bed under 500k in Strathcona with a garage',
    '/search/geo/wof/7/3-bedrooms,price-to-500000,1-car-garage',
  ],
  ['maison de 2 chambres à Strathcona', '/search/geo/wof/7/houses,2-bedrooms'],
  ['condos with a pool', '/search/condos,with-pool'],
  ['3 bed in Strahcona', '/search/geo/wof/7/3-bedrooms?corrected=3+bed+in+Strahcona'],
  [
    'pet friendly condo strathcona under 300k',
    '/search/geo/wof/7/condos,price-to-300000,keywords.pets~20allowed',
  ],
  ['condo near lrt under 300k', '/search/condos,price-to-300000?leftout=near+lrt'],
  ['3 bed in Paris', '/search/3-bedrooms?q=Paris'],
  [
    '2 bedroom condo with balcony pet friendly in Strathcona',
    '/search/geo/wof/7/condos,2-bedrooms,keywords.balcony.pets~20allowed',
  ],
  ['pet friendly', '/search/keywords.pets~20allowed'],
  ['house in Old Strathcona', '/search/geo/wof/7/houses?corrected=house+in+Old+Strathcona'],
  ['south strathcona', '/search/geo/wof/7?leftout=south'],
  ['house near University of Strathcona', '/search/houses?leftout=University+of+Strathcona'],
  ['house near university of strathcona', '/search/houses?leftout=university+of+strathcona'],
  ['house near Royal Strathcona', '/search/houses?leftout=Royal+Strathcona'],
  ['house in the heart of Strathcona', '/search/geo/wof/7/houses?corrected=house+in+the+heart+of+Strathcona'],
  ['strathcona dog park', '/search/geo/wof/7?leftout=dog+park'],
  ['strahcona', '/search/geo/wof/7?corrected=strahcona'],
  ['house with strahcona', '/search/houses?leftout=strahcona'],
  ['house with barn strathcona', '/search/geo/wof/7/houses?leftout=barn'],
  ['house backing onto park', '/search/houses?leftout=backing+onto+park'],
  ['house without a pool in Strathcona', '/search/geo/wof/7/houses?leftout=without+a+pool'],
  [
    'house in Strahcona, no garage',
    '/search/geo/wof/7/houses?leftout=no+garage&corrected=house+in+Strahcona%2C+no+garage',
  ],
  ['4 bedroom not in Strathcona', '/search/4-bedrooms?leftout=not+in+Strathcona'],
  ['not in Strathcona', '/search?leftout=not+in+Strathcona'],
  ['house lots of light, not Strathcona', '/search/houses?leftout=lots+of+light%2C+not+Strathcona'],
  ['Strathcona', '/search/geo/wof/7'],
  [
    'Strathcona 4 bed 3 bath not on busy road',
    '/search/geo/wof/7/4-bedrooms,3-bathrooms?leftout=not+on+busy+road',
  ],
  ['Strathcona 4 bed near my office', '/search/geo/wof/7/4-bedrooms?leftout=office'],
  ['Strathcona 4 bed lots of light', '/search/geo/wof/7/4-bedrooms?leftout=lots+of+light'],
  [
    'nice kitchen 4 bed Strathcona lots of trees',
    '/search/geo/wof/7/4-bedrooms?leftout=kitchen%2C+lots+of+trees',
  ],
  ['Strathcona with lots of light 4 bed', '/search/geo/wof/7/4-bedrooms?leftout=with+lots+of+light'],
  [
    'Strathcona house near Whyte Cafe in a quiet area',
    '/search/geo/wof/7/houses?leftout=Whyte+Cafe%2C+quiet+area',
  ],
])('the sentence "%s" redirects to its filters and place', async (text, redirect) => {
  const path = `/search?q=${encodeURIComponent(text)}`;

  expect(await open(path, { Suggestions: inStrathcona })).toEqual({ redirect, status: 302 });
});

test('a name that may mean two places is not corrected, and nothing is that is searched as it is spelt', async () => {
  const Suggestions = ({ similar }: { similar?: boolean }) => ({
    autocomplete: similar
      ? ['Westmount', 'Westmont'].map((name) => ({
          __typename: 'PlaceSuggestion',
          place: { id: name, name },
          label: name,
        }))
      : [],
  });

  expect(await open('/search?q=westmunt', { Suggestions })).toMatchObject({ status: 200 });
  expect(await open('/search?q=condo+in+westmunt', { Suggestions })).toMatchObject({
    redirect: '/search/condos?q=westmunt',
  });
  expect(await open('/search?q=strahcona&literal=1', { Suggestions: inStrathcona })).toMatchObject({
    status: 200,
  });
});

test('a common word of a sentence is no beginning of a name, only a whole one', async () => {
  const Suggestions = ({ text }: { text?: string }) => ({
    autocomplete: ['Parkdale', 'Park']
      .filter((name) => (text === 'park' ? name === 'Parkdale' : name === text))
      .map((name) => ({ __typename: 'PlaceSuggestion', place: { id: name, name }, label: `${name}, AB` })),
  });

  expect(await open('/search?q=condo+near+a+park', { Suggestions })).toMatchObject({
    redirect: '/search/condos?leftout=near+a+park',
  });
  expect(await open('/search?q=condo+park', { Suggestions })).toMatchObject({
    redirect: '/search/condos?leftout=park',
  });
  expect(await open('/search?q=condo+in+Park', { Suggestions })).toMatchObject({
    redirect: '/search/geo/wof/Park/condos',
  });
  expect(await open('/search?q=park', { Suggestions })).toMatchObject({
    redirect: '/search/geo/wof/Parkdale',
  });
});

test('words that no home has are left out of a sentence', async () => {
  const SearchCount = ({ search }: { search?: { filters?: { keywords?: string[] } } }) => ({
    search: { total: search?.filters?.keywords?.[0] === 'sauna' ? 0 : 2 },
  });

  expect(
    await open('/search?q=house+with+sauna+and+fireplace', { SearchCount, Suggestions: inStrathcona }),
  ).toMatchObject({ redirect: '/search/houses,keywords.fireplace?leftout=sauna' });
});

test('of a feature that has several names one that homes have is searched', async () => {
  const SearchCount = ({ search }: { search?: { filters?: { keywords?: string[] } } }) => ({
    search: { total: search?.filters?.keywords?.[0] === 'central air' ? 2 : 0 },
  });

  expect(
    await open('/search?q=house+with+a%2Fc+and+hot+tub', { SearchCount, Suggestions: inStrathcona }),
  ).toMatchObject({ redirect: '/search/houses,keywords.central~20air?leftout=hot+tub' });
});

/** Neighbourhoods of Edmonton, the city itself and a street. */
const severalPlaces = ({ text }: { text?: string }) => ({
  autocomplete: [
    ...['Westmount', 'Highlands', 'Ritchie', 'Oliver', 'Garneau', 'Glenora'].map((name) => ({
      __typename: 'PlaceSuggestion',
      place: { id: String(ID_OF[name]), name },
      label: `${name}, Edmonton, AB`,
    })),
    { __typename: 'PlaceSuggestion', place: { id: '9', name: 'Edmonton' }, label: 'Edmonton, AB' },
    { __typename: 'StreetSuggestion', id: 'whyte', label: 'Whyte Avenue, Edmonton' },
    {
      __typename: 'PlaceSuggestion',
      place: { id: '10', name: 'Alberta', placetype: 'region' },
      label: 'Alberta',
    },
    // What stands before a comma is suggested where nothing has the whole name.
  ].filter(({ label }) => label.split(',')[0]?.toLowerCase() === text?.split(',')[0]?.toLowerCase()),
});
const ID_OF: Record<string, number> = {
  Westmount: 1,
  Highlands: 2,
  Ritchie: 3,
  Oliver: 4,
  Garneau: 5,
  Glenora: 6,
};

test.each([
  ['houses in Westmount or Highlands', '1,2/houses'],
  ['Westmount or Highlands under 500k', '1,2/price-to-500000'],
  ['Highlands and Westmount', '2,1'],
  ['Oliver, Garneau', '4,5'],
  ['oliver / garneau', '4,5'],
  ['condo in Oliver, Garneau or Ritchie', '4,5,3/condos'],
  ['Ritchie, Garneau, Edmonton', '3,5'],
  ['Ritchie, Edmonton', '3'],
  ['Ritchie, Garneau, Edmonton, Alberta', '3,5'],
  ['Ritchie or Edmonton', '3,9'],
  ['maison à Westmount ou Highlands', '1,2/houses'],
  ['Oliver et Garneau', '4,5'],
  ['casa en Ritchie u Oliver', '3,4/houses'],
  ['Ritchie y Oliver', '3,4'],
  ['Westmount, Highlands, Ritchie, Oliver, Garneau and Glenora', '1,2,3,4,5?leftout=or+Glenora'],
])('several places are searched together: %s', async (text, path) => {
  expect(await open(`/search?q=${encodeURIComponent(text)}`, { Suggestions: severalPlaces })).toMatchObject({
    redirect: `/search/geo/wof/${path}`,
  });
});

test('a place beside a street is searched alone, and the street offered', async () => {
  expect(await open('/search?q=Westmount+or+Whyte+Avenue', { Suggestions: severalPlaces })).toMatchObject({
    redirect: '/search/geo/wof/1?leftout=or+Whyte+Avenue',
  });
});

test('of several typed places one that is chosen brings the others', async () => {
  const Suggestions = severalPlaces;

  expect(await open('/search/geo/wof/1?q=condo+in+Westmount+or+Highlands', { Suggestions })).toMatchObject({
    redirect: '/search/geo/wof/1,2/condos',
  });
  expect(await open('/search/geo/wof/8?q=condo+in+Westmount+or+Highlands', { Suggestions })).toMatchObject({
    redirect: '/search/geo/wof/8/condos',
  });
});

test('a typed place is added to the places of a search, and an unknown one left out', async () => {
  const Suggestions = severalPlaces;

  expect(await open('/search/geo/wof/1/condos?also=highlands', { Suggestions })).toMatchObject({
    redirect: '/search/geo/wof/1,2/condos',
  });
  expect(await open('/search/geo/wof/1,2/condos?also=Nowhere', { Suggestions })).toMatchObject({
    redirect: '/search/geo/wof/1,2/condos?leftout=Nowhere',
  });
  expect(await open('/search/geo/wof/11,12,13,14?also=Ritchie,+Oliver', { Suggestions })).toMatchObject({
    redirect: '/search/geo/wof/11,12,13,14,3?leftout=Oliver',
  });
});

test('several places are named in the title, which search engines do not list', async () => {
  const page = (await open('/search/geo/wof/1,2/condos')) as LoadedPage;
  const data = { search: { total: 12 }, places: [{ name: 'Westmount' }, { name: 'Highlands' }] };

  expect(page.complete?.({ site, strapData: { s1: { data } } }).head).toMatchObject({
    title: 'Westmount or Highlands Condos',
    canonical: 'http://localhost/search/geo/wof/1,2/condos',
    robots: 'noindex,follow',
  });
});

test.each(['T6E 1A1', 't6e1a1', 'T6E 1'])(
  'the postal code "%s" without homes opens its district',
  async (code) => {
    const Suggestions = ({ text }: { text?: string }) => ({
      autocomplete:
        text?.toUpperCase() === 'T6E'
          ? [{ __typename: 'PostalCodeSuggestion', code: 'T6E', label: 'T6E', count: 3 }]
          : [],
    });

    expect(await open(`/search?q=${encodeURIComponent(code)}`, { Suggestions })).toMatchObject({
      redirect: `/search/geo/postal/T6E?${new URLSearchParams({ corrected: code })}`,
    });
  },
);

test('a house number that is not listed opens its street', async () => {
  const Suggestions = ({ text }: { text?: string }) => ({
    autocomplete:
      text === '109 street'
        ? [{ __typename: 'StreetSuggestion', id: '109', label: '109 Street NW, Edmonton' }]
        : [],
  });

  expect(await open('/search?q=10336+109+street', { Suggestions })).toMatchObject({
    redirect: '/search/geo/street/109?corrected=10336+109+street',
  });
});

test.each([
  [
    'houses,price-from-400000,1-level?q=1+bedroom+condo+under+250k',
    'condos,exactly-1-bedrooms,price-to-250000',
  ],
  ['open-houses,2-bedrooms?q=3+bed+in+Paris', '3-bedrooms?q=Paris'],
  ['for-lease,condos?q=2+bed+under+2000', 'for-lease,2-bedrooms,price-to-2000'],
  ['for-lease,condos?q=house+for+sale', 'for-sale,houses'],
  ['houses,price-from-400000?q=near+lrt', 'houses,price-from-400000?leftout=near+lrt'],
  ['houses,price-from-400000?q=under+250k&added=1', 'houses,price-to-250000'],
  ['open-houses,2-bedrooms?q=3+bed&added=1', '3-bedrooms,open-houses'],
  ['?at=/search&q=3+bed&type=condo', 'condos,3-bedrooms'],
])(
  'a sentence replaces all filters but sale or lease, unless they are of its own form: %s',
  async (from, to) => {
    const before = from.startsWith('?') ? `/search${from}` : `/search/${from}`;

    expect(await open(before, { Suggestions: inStrathcona })).toMatchObject({ redirect: `/search/${to}` });
  },
);

test('a place that was chosen for a sentence is searched with its filters', async () => {
  const q = encodeURIComponent('3 bed no pool in Strat');

  expect(await open(`/search/geo/wof/8/open-houses?q=${q}`, { Suggestions: inStrathcona })).toMatchObject({
    redirect: '/search/geo/wof/8/3-bedrooms?leftout=no+pool',
  });
  expect(await open('/search/geo/postal/T6E?q=t6e+please')).toMatchObject({
    redirect: '/search/geo/postal/T6E',
  });
});

test('a place that is called like a filter is a place, and a postal code an area', async () => {
  const Suggestions = ({ text }: { text?: string }) => ({
    autocomplete:
      text === 'Pool'
        ? [{ __typename: 'PlaceSuggestion', place: { id: '9', name: 'Pool' }, label: 'Pool, AB' }]
        : [{ __typename: 'PostalCodeSuggestion', code: 'T6E', label: 'T6E', count: 3 }],
  });

  expect(await open('/search?q=Pool', { Suggestions })).toMatchObject({ redirect: '/search/geo/wof/9' });
  expect(await open('/search/condos?q=t6e', { Suggestions })).toMatchObject({
    redirect: '/search/geo/postal/T6E/condos',
  });
});

test('a text without matches is shown in the title and not indexed', async () => {
  const Suggestions = () => ({ autocomplete: [] });
  const page = (await open('/search?q=zzzz', { Suggestions })) as LoadedPage;

  expect(page.complete?.({ site, strapData: { s1: { data: { autocomplete: [] } } } }).head).toMatchObject({
    title: 'No place, street or home matches “zzzz”',
    robots: 'noindex,follow',
  });
});

test('a search for sold homes opens the solds, not homes for sale', async () => {
  expect(await open('/search/sold')).toEqual({ redirect: '/solds', status: 302 });
  expect(await open('/search/condos')).toMatchObject({ status: 200 });
});

test('an empty text shows the search', async () => {
  const Suggestions = () => ({ autocomplete: [] });

  expect(await open('/search?q=zzzz', { Suggestions })).toMatchObject({
    status: 200,
    page: { straps: [{ name: 'strap-listing-search' }] },
  });
});

test('a submitted filter form redirects to the URL of its search', async () => {
  expect(await open('/search?at=/search&type=condo&bedrooms=2')).toEqual({
    redirect: '/search/condos,2-bedrooms',
    status: 302,
  });
});

test("the agent's own search page takes precedence over the system page", async () => {
  const PageBySlug = () => testPage([{ name: 'strap-map-listing-search' }], { slug: 'search' });

  expect(await open('/search', { PageBySlug })).toMatchObject({
    kind: 'content',
    page: { straps: [{ name: 'strap-map-listing-search' }] },
  });
});

test('the head contains place, filters and count; its canonical URL omits the map', async () => {
  expect(
    await head('/search/geo/wof/7/houses?map=1&box=54,53,-113,-114', { total: 41 }, { name: 'Strathcona' }),
  ).toMatchObject({
    title: 'Strathcona Houses',
    description: expect.stringMatching(/^41 homes in Strathcona/),
    canonical: 'http://localhost/search/geo/wof/7/houses',
    robots: 'noindex,follow',
  });
});

test('a plain search is indexed, one with filters is not [R5.060, R5.061]', async () => {
  expect((await head('/search', { total: 41 }, { name: 'Edmonton' }))?.robots).toBe('index,follow');
  expect((await head('/search/3-bedrooms', { total: 41 }, { name: 'Edmonton' }))?.robots).toBe(
    'noindex,follow',
  );
});

test('an invalid filters part is logged and ignored [R8.028]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  expect(await open('/search/geo/all-areas/nonsense')).toMatchObject({ status: 200 });
  expect(warn).toHaveBeenCalledWith('Cannot decode filters part of URL', '/search/geo/all-areas/nonsense');
});

test('an invalid polygon is logged and ignored [R8.003]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  expect(await open('/search?area=%00%ff')).toMatchObject({ status: 200 });
  expect(warn).toHaveBeenCalledWith('Unable to decode polygon', '/search');
});

test('a site without a place claims no area for its homes [R9.015]', async () => {
  const page = (await open('/search')) as LoadedPage;
  const strapData = { s1: { data: { search: { total: 3 } } } };
  const nowhere = { ...site, space: { ...site.space, defaultPlaceId: 0 } };

  expect(page.complete?.({ site: nowhere, strapData }).head).toMatchObject({
    title: 'Homes for Sale',
    description: '3 homes for sale with photos, prices and a map. Homes for Sale.',
  });
  expect(page.complete?.({ site, strapData }).head).toMatchObject({
    title: 'Edmonton, AB Real Estate',
    description: '3 homes in Edmonton, AB with photos, prices and a map. Edmonton, AB Real Estate.',
  });
});

test('a preconfigured search provides the templates of title and description', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const preconfiguredSearches = [
    {
      slug: 'river',
      name: 'By the river',
      url: '/search/geo/wof/7/condos,2-bedrooms',
      htmlMeta: {
        title: '{{type}} in {{location}}',
        description: '{{count}} homes, {{bed}} bedrooms, {{pool}}',
      },
    },
  ];
  const PageBySlug = () =>
    testPage([{ name: 'strap-listing-search', state: { preconfiguredSearches } }], { slug: 'search' });
  const page = (await open('/search/p/river', { PageBySlug })) as LoadedPage;
  const response = { search: { total: 12 }, place: { name: 'Strathcona' } };

  expect(page.complete?.({ site, strapData: { s1: { data: response } } }).head).toMatchObject({
    title: 'Condos in Strathcona',
    description: '12 homes, At least 2 bedrooms, {{pool}}',
    robots: 'index,follow',
    canonical: 'http://localhost/search/p/river',
  });
  expect(warn).toHaveBeenCalledWith('htmlMeta template variable pool is not allowed');
});

/** Any text that may appear in a path segment or query value. */
const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }).map((text) => `%${text}`),
  fc.constantFrom(
    '%%%',
    '%00',
    '%ff',
    '..',
    '<script>',
    '999999999999999999999',
    '-1',
    'NaN',
    'é☺漢字',
    'constructor',
    '__proto__',
  ),
  fc.integer({ min: 1, max: 200_000 }).map((length) => 'a,~'.repeat(length / 3)),
);
const names = [
  'sort',
  'page',
  'lat',
  'lon',
  'area',
  'box',
  'ids',
  'type',
  'path',
  'map',
  'at',
  'raw.in.x',
  'low',
];

test('every URL results in a search with a canonical URL', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  await fc.assert(
    fc.asyncProperty(
      fc.array(garbage, { maxLength: 4 }),
      fc.dictionary(fc.constantFrom(...names), garbage),
      async (segments, query) => {
        const path = ['/search', ...segments.map((segment) => segment.replaceAll(/[?#]/g, ''))].join('/');
        const started = performance.now();
        const response = await open(`${path}?${new URLSearchParams(query)}`);

        if ('redirect' in response) expect(response.redirect).toMatch(/^\/search(?:[/?]|$)/);
        else {
          const { head = {} } = response.complete?.({ site, strapData: {} }) ?? {};
          expect(response.status).toBe(200);
          expect(new URL(head.canonical ?? '').pathname).toMatch(/^\/search(?:\/|$)/);
        }
        expect(performance.now() - started).toBeLessThan(2000);
      },
    ),
    { numRuns: 200 },
  );
}, 60_000);

test('terms on fields that cannot be searched are logged and omitted from the head', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const search = { total: 3, leftOutFields: ['nothing'] };

  expect(await head('/search/houses,raw.nothing.eq.x', search)).toMatchObject({
    canonical: 'http://localhost/search/houses',
  });
  expect(warn).toHaveBeenCalledWith('Cannot decode filters part of URL', '/search/houses,raw.nothing.eq.x');
});
