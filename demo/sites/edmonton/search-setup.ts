import { MAP_TIERS } from '#domain/search/map-zoom.ts';
import { FILTER_KEYS, type SearchSetup } from '#domain/search/search-config.ts';
import { filterSearch } from '../search-links.ts';
import { EDMONTON_TEAM } from './team.ts';

const same = (...values: string[]) => values.map((value) => ({ value, label: value }));

/** Panels on fields of the Edmonton source, office and agent, and the brokerage's prepared searches. */
export const SEARCH_SETUP: SearchSetup = {
  // Clusters from further away too: a phone shows the whole city below the zoom that the usual table ends at.
  mapTiers: [...MAP_TIERS, { from: 8, content: { show: 'clusters', precision: 4 } }],
  autocomplete: { size: 6, streetNames: { '82 Avenue': 'Whyte Avenue' } },
  rawFieldSets: {
    built: { field: 'year_built', min: 1900, max: 2026, step: 1 },
    parking: { field: 'additionalDetails.Parking' },
    basement: {
      field: 'additionalDetails.Basement',
      values: [
        ...same('Full, finished', 'Full, unfinished', 'Partially finished', 'Walkout'),
        { value: 'Suite, legal', label: 'Legal suite' },
      ],
    },
  },
  panels: [
    ...FILTER_KEYS,
    { kind: 'raw-range', label: 'Year built', rawFieldSet: 'built', group: 'home' },
    { kind: 'raw-text', label: 'Kind of parking', rawFieldSet: 'parking', group: 'outside' },
    { kind: 'raw-checkboxes', label: 'Basement', rawFieldSet: 'basement', group: 'home' },
    { kind: 'office' },
    { kind: 'agent' },
  ],
  filterOptions: {
    Office: [
      { value: 'edm-o1', label: 'Poplar & Main Realty' },
      { value: 'edm-o2', label: 'Parkline Realty' },
      { value: 'edm-o3', label: 'Northgate Home Group' },
    ],
    Agent: EDMONTON_TEAM.map(({ id, displayName }) => ({ value: id, label: displayName })),
  },
  preconfiguredSearches: [
    {
      slug: 'legal-suites',
      name: 'Houses with a legal suite',
      url: filterSearch({
        propertyTypes: ['house'],
        raw: [{ field: 'additionalDetails.Basement', operator: 'in', values: ['Suite, legal'] }],
      }),
      htmlMeta: {
        title: 'Houses with a legal suite in Edmonton',
        description: 'Edmonton houses whose basement is a legal suite, all of them on the market today.',
      },
    },
    {
      slug: 'downtown-living',
      name: 'Condominiums under $300,000',
      url: filterSearch({ propertyTypes: ['condo'], highPrice: 300_000 }),
    },
  ],
};
