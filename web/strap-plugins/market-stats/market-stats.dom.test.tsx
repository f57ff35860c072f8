import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '#web/src/testing/render-at.tsx';
import { testRouteData } from '#web/src/testing/test-frame.tsx';
import type { MarketStatsStrapQuery } from './data.generated.ts';
import { statsVariables } from './data.ts';
import { data } from './fixtures.ts';
import { defaultState, type MarketStatsState } from './parts.ts';
import { MarketStatsView } from './view.tsx';

afterEach(cleanup);

function show(answer: MarketStatsStrapQuery = data, isEditing = false) {
  return renderAt('/', <MarketStatsView id="s1" state={defaultState} data={answer} isEditing={isEditing} />);
}

test('only places with an id are queried, types in the order of their table', () => {
  const state: MarketStatsState = {
    ...defaultState,
    areas: ['85872283', 'downtown'],
    propertyTypes: ['condo', 'house'],
  };

  expect(statsVariables(state)).toEqual({ areaIds: ['85872283'], propertyTypes: ['house', 'condo'] });
});

test('figures are those of the response', () => {
  show();

  expect(
    screen.getByText('Houses and Condos for sale in all areas', { selector: 'dt' }).nextSibling?.textContent,
  ).toBe('412');
  expect(screen.getByText('Median days listed', { selector: 'dt' }).nextSibling?.textContent).toBe('31 days');
});

test.each([
  [['condo', 'house'], 'Houses and Condos'],
  [[], 'All types'],
] as const)('the sum of the types %j is named "%s"', (propertyTypes, name) => {
  const state: MarketStatsState = { ...defaultState, propertyTypes: [...propertyTypes] };
  renderAt('/', <MarketStatsView id="s1" state={state} data={data} isEditing={false} />);

  const [, sum] = screen.getAllByRole('row', { hidden: true });
  expect(within(sum as HTMLElement).getAllByRole('cell', { hidden: true })[0]?.textContent).toBe(name);
});

test.each([
  [['house', 'condo'], null, 5, 'Houses and Condos for sale in all areas'],
  [['house', 'condo'], null, 0, 'Houses and Condos for sale'],
  [[], null, 5, 'Homes for sale in all areas'],
  [[], null, 0, 'Homes for sale'],
  [[], 'Ritchie', 5, 'Homes for sale in Ritchie'],
  [['house', 'condo', 'townhouse', 'land'], 'Ritchie', 5, 'Homes of 4 types for sale in Ritchie'],
] as const)(
  'a count of the types %j in %j, on a site of the place %i, is labelled "%s"',
  (types, area, place, label) => {
    const groups = data.marketStats.groups.map((group) => ({
      ...group,
      area: area === null ? null : { id: '7', name: area },
    }));
    const state: MarketStatsState = { ...defaultState, layout: 'headline', propertyTypes: [...types] };
    const { site } = testRouteData('/');
    renderAt(
      '/',
      <MarketStatsView
        id="s1"
        state={state}
        data={{ marketStats: { ...data.marketStats, groups } }}
        isEditing={false}
      />,
      { space: { ...site.space, defaultPlaceId: place } },
    );

    expect(screen.getByText('412', { selector: 'dd' }).previousSibling?.textContent).toBe(label);
  },
);

test('the homes that are counted are found by a link', () => {
  show();

  expect(screen.getByRole('link', { name: 'See these 412 homes' }).getAttribute('href')).toBe(
    '/search/geo/all-areas/houses,condos',
  );
});

test('of several areas each links to its homes, and each row of the table to those of its type', () => {
  const of = (id: string, name: string) =>
    data.marketStats.groups.map((group) => ({ ...group, area: { id, name } }));
  const groups = [...of('7', 'Glenora'), ...of('8', 'Strathcona')];
  const state = { ...defaultState, areas: ['7', '8'] };
  const areas: MarketStatsStrapQuery = { marketStats: { ...data.marketStats, groups } };
  renderAt('/', <MarketStatsView id="s1" state={state} data={areas} isEditing={false} />);

  const hrefs = (name: string) =>
    screen.getAllByRole('link', { name, hidden: true }).map((link) => link.getAttribute('href'));
  expect(hrefs('See these 412 homes')).toEqual([
    '/search/geo/wof/7/houses,condos',
    '/search/geo/wof/8/houses,condos',
  ]);
  expect(hrefs('Condos')).toEqual(['/search/geo/wof/7/condos', '/search/geo/wof/8/condos']);
});

test('new homes and the share of reduced prices are figures, hidden where the source does not count them', () => {
  const { unmount } = show();
  const figure = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextSibling?.textContent;

  expect(figure('New in 7 days')).toBe('31');
  expect(figure('New in 30 days')).toBe('118');
  expect(figure('With a reduced price')).toBe('18%');

  unmount();
  const [first, ...others] = data.marketStats.groups;
  if (first) {
    const uncounted = { ...first, listedIn7Days: null, listedIn30Days: null, reduced: null };
    show({ marketStats: { ...data.marketStats, groups: [uncounted, ...others] } });
  }

  expect(figure('New in 7 days')).toBeUndefined();
  expect(figure('With a reduced price')).toBeUndefined();
});

test('visitors see no figures of fewer than ten homes', () => {
  const groups = data.marketStats.groups.map((group) => ({ ...group, count: 9 }));
  show({ marketStats: { ...data.marketStats, groups } });

  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryAllByRole('term')).toEqual([]);
});

test('figures that are zero or unknown are left out, and charts of a single bar', () => {
  const [all] = data.marketStats.groups;
  if (!all) throw new Error('The fixture has no figures');
  const few = {
    ...all,
    count: 12,
    medianDaysListed: 0,
    medianPricePerSqft: null,
    listedIn7Days: 12,
    listedIn30Days: 12,
    reduced: 0,
  };
  const newListings = [{ area: null, month: '2026-11', count: 12 }];
  show({
    marketStats: { ...data.marketStats, groups: [few, { ...few, propertyType: 'house' }], newListings },
  });

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Houses and Condos for sale in all areas',
    'Median price',
    'New in 7 days',
    'New in 30 days',
    'Average price',
  ]);
  expect(screen.queryAllByRole('img')).toEqual([]);
});

test.each([
  ['headline', ['$439,900', '412', '31 days', '31']],
  ['ledger', ['412', '$439,900', '31 days', '$291', '31', '18%']],
] as const)('as a %s one area has fewer figures and no charts, and the table has all', (layout, figures) => {
  renderAt(
    '/',
    <MarketStatsView id="s1" state={{ ...defaultState, layout }} data={data} isEditing={false} />,
  );

  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(figures);
  expect(screen.queryAllByRole('img')).toEqual([]);
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(4);
});

test('each bar is as long as its median and labelled with its numbers', () => {
  show();

  const bar = screen.getByRole('img', {
    name: 'Condos: median $239,900, from $118,000 to $2,950,000, 97 homes',
  });

  expect(bar.querySelector('.is-value')?.getAttribute('width')).toBe(((239_900 / 512_000) * 100).toFixed(2));
});

test('the homes for sale are shown by how long they have been listed', () => {
  show();

  for (const name of [
    'Listed this month: 120 of the homes for sale',
    'Listed last month: 84 of the homes for sale',
    'Two or three months ago: 0 of the homes for sale',
    'Longer ago: 208 of the homes for sale',
  ])
    expect(screen.getByRole('img', { name })).toBeDefined();
});

test('every figure is in a table behind the charts; unknown ones are a dash', () => {
  show();

  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  const condos = screen.getAllByRole('row', { hidden: true })[3] as HTMLElement;

  expect(rows).toHaveLength(4);
  expect(
    within(condos)
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Condos', '97', '$239,900', '$471,250', '$118,000 – $2,950,000', '–', '$291']);
});

test('a market without listings shows a message to its agent, and nothing to visitors', () => {
  const none = { marketStats: { asOf: '2026-11-21T08:00:00Z', groups: [], newListings: [] } };
  show(none);
  expect(screen.queryByRole('heading')).toBeNull();

  show(none, true);
  expect(screen.getByText('There are no homes for sale to count yet.')).toBeDefined();
});
