import { expect, test } from 'vitest';
import type { Filters } from '../filters.ts';
import type { FilterPanel } from '../panels/filter-panel.ts';
import { withOwnFilters } from './own-filters.ts';
import { readSentence } from './read-sentence.ts';

const choices = (...labels: string[]): FilterPanel => ({
  key: 'raw-basement',
  kind: 'raw-checkboxes',
  label: 'Basement',
  field: 'Basement',
  values: labels.map((label) => ({ value: label === 'Legal suite' ? 'Suite, legal' : label, label })),
});
const PANELS = ['budget' as const, choices('Walkout', 'Primary suite', 'Legal suite')];
const basement = (...values: string[]): Filters => ({
  raw: [{ field: 'Basement', operator: 'in', values }],
});

function filtersOf(text: string, panels: readonly FilterPanel[] = PANELS, before?: Filters) {
  return withOwnFilters(readSentence(text, { year: 2026 })?.filters ?? {}, panels, before);
}

test.each([
  'suite',
  'suites',
  'legal suite',
  'basement suite',
  'legal basement suite',
  'secondary suite',
  'in-law suite',
  'mother-in-law suite',
  'granny suite',
  'income suite',
  'mortgage helper',
  'basement apartment',
  'logement d’appoint',
  'logement légal',
  'logement au sous-sol',
  'appartement au sous-sol',
  'suite au sous-sol',
  'intergénération',
  'suite legal',
  'apartamento en el sótano',
  'suite para suegros',
  'unidad accesoria',
])('"house with %s" is the choice of the site', (words) => {
  expect(filtersOf(`house with ${words}`)).toEqual({ propertyTypes: ['house'], ...basement('Suite, legal') });
});

test.each([
  ['house with a walkout', { propertyTypes: ['house'], ...basement('Walkout') }],
  ['suite or walkout', basement('Suite, legal', 'Walkout')],
  ['garden suite', { keywords: ['garden suite'] }],
  [
    'house with a legal suite and a hot tub',
    {
      propertyTypes: ['house'],
      keywords: ['hot tub'],
      ...basement('Suite, legal'),
    },
  ],
] satisfies [string, Filters][])('"%s" has %j', (text, filters) => {
  expect(filtersOf(text)).toMatchObject(filters);
});

test.each([
  ['walkout basement', ['Walkout']],
  ['walk-out', ['Walkout']],
  ['finished basement', ['Full, finished']],
  ['fully finished basement', ['Full, finished']],
  ['partly finished basement', ['Partially finished']],
  ['unfinished basement', ['Full, unfinished']],
  ['basement', ['Full, finished', 'Full, unfinished', 'Partially finished', 'Walkout', 'Suite, legal']],
  ['legal suite', ['Suite, legal']],
])('"%s" are the choices %j of a panel of basements', (words, values) => {
  const panel = choices(
    'None',
    'Full, finished',
    'Full, unfinished',
    'Partially finished',
    'Walkout',
    'Legal suite',
  );

  expect(filtersOf(`3 bed house with ${words} under 500k`, [panel])).toEqual({
    bedrooms: 3,
    propertyTypes: ['house'],
    highPrice: 500_000,
    ...basement(...values),
  });
});

test('without such a choice the words stay a keyword', () => {
  expect(filtersOf('basement suite', ['budget', choices('Walkout')])).toEqual({
    keywords: ['basement suite'],
  });
});

test('a choice adds to those of the search', () => {
  const year: Filters = { raw: [{ field: 'year', operator: 'gte', values: ['1990'] }] };

  expect(filtersOf('legal suite', PANELS, year).raw).toHaveLength(2);
});
