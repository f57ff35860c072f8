import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Filters } from '#domain/search/filters.ts';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { EMPTY_SEARCH } from '#domain/search/search-state.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { FilterBar } from '../filter-bar/filter-bar.tsx';
import { filterPanels } from '../filter-bar/filter-panels.ts';

const setup: SearchSetup = {
  rawFieldSets: {
    year: { field: 'year_built', min: 1900, max: 2026 },
    parking: { field: 'additionalDetails.Parking' },
    basement: {
      field: 'additionalDetails.Basement',
      values: [
        { value: 'Walkout', label: 'Walkout' },
        { value: 'Suite, legal', label: 'Legal suite' },
      ],
    },
  },
  filterOptions: { Office: [{ value: 'o-1', label: 'Downtown' }] },
  panels: [
    'bedrooms',
    'constructionAgeYears',
    { kind: 'raw-range', label: 'Built', rawFieldSet: 'year' },
    { kind: 'raw-text', label: 'Parking', rawFieldSet: 'parking' },
    { kind: 'raw-checkboxes', label: 'Basement', rawFieldSet: 'basement' },
    { kind: 'office' },
  ],
};

const searchFacets = {
  propertyTypes: [],
  bedrooms: [
    { value: 0, count: 41 },
    { value: 2, count: 1234 },
  ],
  bathrooms: [],
  openHouses: 0,
  raw: [{ field: 'additionalDetails.Basement', values: [{ key: 'Walkout', count: 17 }] }],
};
const fetchMock = vi.fn(async (..._: unknown[]) => Response.json({ data: { searchFacets } }));

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  cleanup();
  fetchMock.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(filters: Filters = {}, own: SearchSetup = setup) {
  const onChange = vi.fn();
  const { advanced: all } = filterPanels([], own);
  renderAt(
    '/search',
    <FilterBar
      state={{ ...EMPTY_SEARCH, filters }}
      basic={all}
      advanced={[]}
      sheet="filters"
      toInput={() => ({})}
      onChange={onChange}
    />,
  );
  await act(() => vi.dynamicImportSettled());
  return onChange;
}

const control = (role: string, name: string | RegExp) => screen.getByRole(role, { name, hidden: true });

test('checked values of a source field are combined in one search [R2.171]', async () => {
  const raw = [{ field: 'additionalDetails.Basement', operator: 'in' as const, values: ['Walkout'] }];
  const onChange = await show({ raw });

  expect(screen.getByText('Basement: Walkout')).toBeDefined();
  fireEvent.click(control('checkbox', /^Legal suite/));
  expect(onChange).toHaveBeenLastCalledWith({
    raw: [{ field: 'additionalDetails.Basement', operator: 'in', values: ['Walkout', 'Suite, legal'] }],
  });
  fireEvent.click(control('checkbox', /^Walkout/));
  expect(onChange).toHaveBeenLastCalledWith({
    raw: [{ field: 'additionalDetails.Basement', operator: 'in', values: ['Suite, legal'] }],
  });
});

test('text for a source field is searched on blur [R2.170]', async () => {
  const onChange = await show();
  const field = control('textbox', 'Parking');

  fireEvent.change(field, { target: { value: ' garage ' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.blur(field);
  expect(onChange).toHaveBeenLastCalledWith({
    raw: [{ field: 'additionalDetails.Parking', operator: 'match', values: ['garage'] }],
  });
});

test('text for a source field is chosen where the values of the listings are few', async () => {
  // Counts are cached by search and fields: no other test has this one.
  const field = 'additionalDetails.Carport';
  const raw = [
    { field, values: ['Parking pad', 'Double garage attached'].map((key) => ({ key, count: 9 })) },
  ];
  fetchMock.mockImplementationOnce(async () =>
    Response.json({ data: { searchFacets: { ...searchFacets, raw } } }),
  );
  const term = { field, operator: 'match' as const };
  const onChange = await show(
    { raw: [{ ...term, values: ['garage'] }] },
    { ...setup, rawFieldSets: { ...setup.rawFieldSets, parking: { field } } },
  );
  fireEvent.pointerEnter(screen.getByRole('form', { name: 'Filters' }));
  const choice = await screen.findByRole('combobox', { name: 'Parking', hidden: true });

  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Any',
    'garage',
    'Parking pad',
    'Double garage attached',
  ]);
  fireEvent.change(choice, { target: { value: 'Parking pad' } });
  expect(onChange).toHaveBeenLastCalledWith({ raw: [{ ...term, values: ['Parking pad'] }] });
});

test('both ends of a range on a source field are searched [R2.169]', async () => {
  const onChange = await show({ raw: [{ field: 'year_built', operator: 'lte', values: ['2010'] }] });
  const low = control('slider', 'Built, from');

  expect(screen.getByText('Built: At most 2010')).toBeDefined();
  fireEvent.input(low, { target: { value: '1990' } });
  expect(screen.getByText('Built: 1990 – 2010')).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(low);
  expect(onChange).toHaveBeenLastCalledWith({
    raw: [
      { field: 'year_built', operator: 'gte', values: ['1990'] },
      { field: 'year_built', operator: 'lte', values: ['2010'] },
    ],
  });
});

test('one of the configured offices can be chosen', async () => {
  const onChange = await show();

  fireEvent.change(control('combobox', 'Office'), { target: { value: 'o-1' } });
  expect(onChange).toHaveBeenLastCalledWith({ officeId: 'o-1' });
});

test('the construction age runs from new to its maximum [R2.167, R9.025]', async () => {
  await show();
  const age = control('slider', 'Maximum Construction Age') as HTMLInputElement;

  expect([age.min, age.max]).toEqual(['1', '100']);
  const ends = age.closest('.filter')?.querySelector('.is-ends');
  expect(
    within(ends as HTMLElement)
      .getAllByText(/./)
      .map(({ textContent }) => textContent),
  ).toEqual(['New', '100']);
});

test('the days on the market run from New Listing over Listed today to 30 days + [R9.029, R9.030, R9.031]', async () => {
  const onChange = await show({}, { panels: ['listingAgeDays'] });
  const days = control('slider', 'Days on the market') as HTMLInputElement;

  expect([days.min, days.max, days.getAttribute('aria-valuetext')]).toEqual(['1', '30', '30 days +']);
  expect(days.closest('.filter')?.querySelector('.is-ends')?.textContent).toBe('New Listing30 days +');
  fireEvent.input(days, { target: { value: '1' } });
  expect(days.getAttribute('aria-valuetext')).toBe('Listed today');
  fireEvent.change(days);
  expect(onChange).toHaveBeenLastCalledWith({ listingAgeDays: 1 });
});

test('only configured panels are shown, in the configured order [R3.102]', () => {
  expect(filterPanels(['bedrooms', 'raw-year'], setup)).toMatchObject({
    basic: ['bedrooms', { key: 'raw-year' }],
    advanced: ['constructionAgeYears', { key: 'raw-parking' }, { key: 'raw-basement' }, { key: 'office' }],
  });
});

test('a panel with an incomplete setup is skipped and logged to the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken: SearchSetup = {
    panels: ['budget', { kind: 'agent' }, { kind: 'raw-text', label: 'Lot', rawFieldSet: 'lot' }],
  };

  expect(filterPanels([], broken)).toEqual({ basic: [], advanced: ['budget'] });
  expect(warn.mock.calls).toEqual([
    ['Filter config options for Agent not provided in config'],
    ['No rawFieldSet defined for lot'],
  ]);
});

test('filters set by the agent are shown by name and can be removed [R6.029]', async () => {
  const onChange = await show({ agentSetRaw: [{ field: 'city', operator: 'eq', values: ['Edmonton'] }] });
  const chip = control('button', /^Realtor-set filters/);

  expect(chip.textContent).toBe('Realtor-set filters');
  fireEvent.click(chip);
  expect(onChange).toHaveBeenLastCalledWith({ agentSetRaw: undefined });
});

test('each choice shows its number of results, queried when the filters are first used', async () => {
  await show();
  expect(fetchMock).not.toHaveBeenCalled();

  fireEvent.pointerEnter(screen.getByRole('form', { name: 'Filters' }));

  await waitFor(() => expect(control('radio', /At least 2.*1,234 homes/)).toBeDefined());
  expect(control('checkbox', 'Walkout, 17 homes')).toBeDefined();
  expect(control('checkbox', 'Legal suite, No homes')).toBeDefined();
  const [, init] = fetchMock.mock.calls[0] as [string, { body: string }];
  expect(JSON.parse(init.body).variables.rawFields.sort()).toEqual([
    'additionalDetails.Basement',
    'additionalDetails.Parking',
  ]);
});

test('exact rooms are chosen on request, and go back to a minimum', async () => {
  const onChange = await show({ bedrooms: 3 });

  expect(screen.queryByRole('group', { name: 'Bedrooms, exact number' })).toBeNull();
  fireEvent.click(control('checkbox', 'Exactly this number'));
  expect(onChange).toHaveBeenLastCalledWith({ exactBedrooms: 3 });
  fireEvent.click(control('radio', 'Studio'));
  expect(onChange).toHaveBeenLastCalledWith({ exactBedrooms: 0 });
  fireEvent.click(control('checkbox', 'Exactly this number'));
  expect(onChange).toHaveBeenLastCalledWith({ bedrooms: 0 });
});

test('without a number the box of exact rooms offers exact numbers, and says so', async () => {
  const onChange = await show({});

  fireEvent.click(control('checkbox', 'Choose an exact number'));
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(control('radio', 'Exactly 1'));
  expect(onChange).toHaveBeenLastCalledWith({ exactBedrooms: 1 });
});

test.each([
  [{ bedrooms: 8 }, 'At least 8'],
  [{ exactBedrooms: 7 }, 'Exactly 7'],
])('a number beyond those offered is a choice while it is searched: %j', async (filters, name) => {
  await show(filters);

  expect((control('radio', name) as HTMLInputElement).checked).toBe(true);
});

test('prices are typed beyond the slider, as people write them; what is no price is marked and not searched', async () => {
  const onChange = await show({}, { panels: ['budget'] });
  const to = control('textbox', 'Price to');

  fireEvent.change(to, { target: { value: '$2.5m' } });
  fireEvent.blur(to);
  expect(onChange).toHaveBeenLastCalledWith({ highPrice: 2_500_000 });
  expect(control('slider', 'Highest price').getAttribute('aria-valuetext')).toBe('Any amount');
  fireEvent.change(to, { target: { value: 'a lot' } });
  fireEvent.blur(to);
  expect(to.getAttribute('aria-invalid')).toBe('true');
  expect(onChange).toHaveBeenCalledOnce();
});

test('a monthly payment says what it pays for, on which terms, and what each home is counted with', async () => {
  const onChange = await show({ monthlyPayment: 2500 }, { panels: ['budget'] });

  await waitFor(() => expect(screen.getByText(/^Pays for about \$\d/)).toBeDefined());
  expect(screen.getByText(/^Pays for/).textContent).toContain('20 % down, 4.5 % over 25 years');
  expect(screen.getByText(/^Pays for/).textContent).toContain('its own taxes and fees');
  const payment = control('textbox', 'Monthly payment up to');
  fireEvent.change(payment, { target: { value: '3,000' } });
  fireEvent.keyDown(payment, { key: 'Enter' });
  expect(onChange).toHaveBeenLastCalledWith({ monthlyPayment: 3000 });
});

test('keywords are separated by commas; levels, garage and lot are one of a few', async () => {
  const onChange = await show(
    {},
    { panels: ['keywords', 'storeys', 'garageSpaces', 'lotSize', 'priceReduced'] },
  );
  const keywords = control('textbox', 'Keywords');

  fireEvent.change(keywords, { target: { value: 'Hot tub, ' } });
  fireEvent.blur(keywords);
  expect(onChange).toHaveBeenLastCalledWith({ keywords: ['hot tub'] });
  fireEvent.click(control('radio', '3 or more levels'));
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ storeys: 3 }));
  fireEvent.click(control('radio', 'With a garage'));
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ garageSpaces: 1 }));
  fireEvent.change(control('combobox', 'Lot size'), { target: { value: '5000' } });
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ lotSize: 5000 }));
  fireEvent.click(control('checkbox', 'Price reduced'));
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ priceReduced: true }));
});
