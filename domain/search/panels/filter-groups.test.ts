import { expect, test } from 'vitest';
import { FILTER_KEYS } from '../search-config.ts';
import { filterGroups } from './filter-groups.ts';
import type { FilterPanel } from './filter-panel.ts';

test('all filters are in groups, the most used first in theirs, agent and office last', () => {
  const office: FilterPanel = { key: 'office', kind: 'office', label: 'Office', values: [] };
  const heating: FilterPanel = { key: 'raw-heating', kind: 'raw-text', label: 'Heating', field: 'heating' };
  const fee: FilterPanel = { ...heating, key: 'raw-fee', label: 'Fee', group: 'price' };

  expect(filterGroups([office, heating, ...FILTER_KEYS, fee])).toEqual([
    { group: 'price', panels: ['budget'] },
    {
      group: 'home',
      panels: ['bedrooms', 'bathrooms', 'propertyTypes', 'interiorSize', 'storeys', 'constructionAgeYears'],
    },
    { group: 'costs', panels: ['monthlyFee', fee] },
    { group: 'outside', panels: ['lotSize', 'garageSpaces', 'parkingSpaces', 'withPool'] },
    { group: 'features', panels: [heating, 'keywords'] },
    { group: 'listing', panels: ['listingAgeDays', 'openHouses', 'priceReduced', 'withPhotos'] },
    { group: 'who', panels: [office] },
  ]);
});

test('the monthly payment comes after the home, where the budget has one', () => {
  const costs = (panels: FilterPanel[]) =>
    filterGroups(panels, { hasPayment: true }).find(({ group }) => group === 'costs');

  expect(costs(['monthlyFee', 'budget'])).toEqual({
    group: 'costs',
    panels: ['monthlyPayment', 'monthlyFee'],
  });
  expect(costs(['bedrooms'])).toBeUndefined();
});

test('a group without a panel is left out', () => {
  expect(filterGroups(['withPool'])).toEqual([{ group: 'outside', panels: ['withPool'] }]);
});
