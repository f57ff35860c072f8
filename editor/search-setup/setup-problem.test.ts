import { expect, test } from 'vitest';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { setupProblems } from './setup-problem.ts';

test.each<[string, SearchSetup, unknown]>([
  [
    'a filter without a field',
    {
      panels: ['budget', { kind: 'raw-text', label: 'Lot', rawFieldSet: 'lot' }],
      rawFieldSets: { lot: { field: '' } },
    },
    { tab: 'filters', item: 1, message: 'Lot, Field of the source: must not be empty' },
  ],
  [
    'a range that ends before it begins',
    {
      panels: [{ kind: 'raw-range', label: 'Lot', rawFieldSet: 'lot' }],
      rawFieldSets: { lot: { field: 'x', min: 9, max: 1 } },
    },
    { tab: 'filters', item: 0, message: 'Lot, Highest: must be more than min' },
  ],
  [
    'a field set that is not there',
    { panels: [{ kind: 'raw-text', label: 'Lot', rawFieldSet: 'lot' }] },
    { tab: 'filters', item: 0, message: 'Lot: No rawFieldSet defined for lot' },
  ],
  [
    'a template with a word it may not know',
    {
      preconfiguredSearches: [
        { slug: 'a', name: 'Condos', url: '/search', htmlMeta: { title: '{{price}}' } },
      ],
    },
    {
      tab: 'prepared',
      item: 0,
      message: 'Condos, Title for search engines: htmlMeta template variable price is not allowed',
    },
  ],
  [
    'a page of no homes',
    { resultsPerPage: 0 },
    { tab: 'results', item: null, message: expect.stringMatching(/^Homes on a page: /) },
  ],
  ['nothing at all', {}, { message: 'Empty setup object.' }],
])('%s is reported with its place in the dialog', (_, setup, problem) => {
  expect(setupProblems(setup)).toMatchObject([problem]);
});
