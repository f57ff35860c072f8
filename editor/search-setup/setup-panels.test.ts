import { expect, test } from 'vitest';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { checkSearchSetup } from '#domain/search/search-setup-schema.ts';
import {
  addPanel,
  panelChoices,
  panelsOf,
  removePanel,
  type SetupPanel,
  withFieldSet,
  withPanel,
} from './setup-panels.ts';

const setup: SearchSetup = {
  panels: ['budget', { kind: 'raw-range', label: 'Year', rawFieldSet: 'year' }],
  rawFieldSets: { year: { field: 'year_built', min: 1900, max: 2026 }, heat: { field: 'x', values: [] } },
};

test('without panels a setup shows those of the product, and the first change stores them', () => {
  expect(panelsOf({})).toContain('openHouses');
  expect(removePanel({}, 0).panels).toEqual(panelsOf({}).slice(1));
});

test('hidden, unused and new panels can be added, each once', () => {
  expect(panelChoices(setup)).toEqual({
    hidden: expect.not.arrayContaining(['budget']),
    sets: ['heat'],
    who: ['office', 'agent', 'org-chart'],
  });
  const withOffice = addPanel(setup, { kind: 'who', key: 'office' }, 'New filter');

  expect(panelChoices(withOffice).who).toEqual(['agent', 'org-chart']);
  expect(checkSearchSetup(withOffice).ok).toBe(true);
  expect(addPanel(setup, { kind: 'set', key: 'heat' }, '').panels?.at(-1)).toEqual({
    kind: 'raw-checkboxes',
    label: 'heat',
    rawFieldSet: 'heat',
  });
});

test('a new filter gets its own field set, which must name a field', () => {
  const added = addPanel(setup, { kind: 'new', key: 'raw-text' }, 'Pool');
  expect(checkSearchSetup(added)).toMatchObject({ problems: [{ field: 'rawFieldSets.filter-1.field' }] });
  const filled = withFieldSet(added, 'filter-1', { field: 'additionalDetails.Pool', unit: undefined });

  expect(checkSearchSetup(filled)).toEqual({ ok: true, value: filled });
  expect(filled.rawFieldSets?.['filter-1']).toEqual({ field: 'additionalDetails.Pool' });
});

test('a field set is removed with the last filter that uses it', () => {
  const twice: SetupPanel = { kind: 'raw-text', label: 'Words', rawFieldSet: 'year' };
  const two = { ...setup, panels: [...panelsOf(setup), twice] };

  expect(removePanel(two, 2).rawFieldSets).toHaveProperty('year');
  expect(removePanel(removePanel(two, 2), 1).rawFieldSets).toEqual({ heat: { field: 'x', values: [] } });
  expect(withPanel(setup, 0, 'bedrooms').panels?.[0]).toBe('bedrooms');
});
