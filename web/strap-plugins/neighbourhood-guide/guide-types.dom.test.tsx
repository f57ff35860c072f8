import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '#web/src/testing/render-at.tsx';
import { stubObserver } from '#web/src/testing/stub-observer.ts';
import type { Guide } from './data.ts';
import { data } from './fixtures.ts';
import { defaultState } from './parts.ts';
import { NeighbourhoodGuideView } from './view.tsx';

beforeEach(() => stubObserver({ sees: false }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const COUNTS = { house: 9227, condo: 3572, townhouse: 1774, investment: 899, land: 496, commercial: 260 };

function show(counts: Record<string, number>): string[] {
  const [all] = data.marketStats.groups;
  if (!all) throw new Error('The fixture has no figures');
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const groups = [
    { ...all, propertyType: null, count: total },
    ...Object.entries(counts).map(([propertyType, count]) => ({ ...all, propertyType, count })),
  ];
  const place: Guide['place'] = { ...data.place, nearby: [] };
  const guide: Guide = { ...data, place, marketStats: { ...data.marketStats, groups } };
  renderAt('/', <NeighbourhoodGuideView id="s1" state={defaultState} data={guide} isEditing={false} />);

  return [...document.querySelectorAll('.strap-neighbourhood-guide__types a')].map(
    ({ textContent }) => textContent,
  );
}

test('the kinds of homes add up to all of them: the rare ones are one link', () => {
  const links = show({ ...COUNTS, mobile: 103, rural: 85 });

  expect(links).toEqual([
    'Houses 9,227',
    'Condos 3,572',
    'Townhouses 1,774',
    'Investment Properties 899',
    'Land 496',
    'Other types 448',
  ]);
  expect(screen.getByText('Other types', { exact: false }).getAttribute('href')).toMatch(
    /\/for-sale,commercial,mobile-homes,rural$/,
  );
  expect(screen.getByText('See the homes for sale (16,416)')).toBeDefined();
});

test('a single kind that is left over is named', () => {
  expect(show(COUNTS).at(-1)).toBe('Commercial Real Estate 260');
});
