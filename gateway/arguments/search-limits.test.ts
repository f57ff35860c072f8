import { describe, expect, test } from 'vitest';
import type { SearchInput } from '#domain/search/search-input.ts';
import { fromRestQuery, toRestQuery } from '#domain/search/rest/rest-query.ts';
import { displayRules } from '../display-rules/display-rules.ts';
import { readSearch } from './search.ts';

const RULES = displayRules('idx-edm-v5');
const corners = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ lat: 53 + index / 1000, lon: -113 }));
const around = (radius: number) => ({ geo: { point: { lat: 53.5, lon: -113.5, radius } } });
const terms = (count: number, values: string[]) => ({
  filters: { raw: Array.from({ length: count }, () => ({ field: 'city', operator: 'in' as const, values })) },
});
const texts = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);
const match = (values: string[]) => ({
  filters: { raw: [{ field: 'city', operator: 'match' as const, values }] },
});

/** What the REST call reads of a search that the API has accepted. */
const overRest = (search: SearchInput) =>
  fromRestQuery(new URLSearchParams(toRestQuery({ search }, { currentYear: 2026 })));

describe('a search at a limit of the API is read the same by the REST call, one beyond it by neither', () => {
  test.each<[string, SearchInput, SearchInput]>([
    ['the smallest circle', around(0.01), around(0.009)],
    ['the largest circle', around(500), around(500.1)],
    ['the smallest polygon', { geo: { polygon: corners(3) } }, { geo: { polygon: corners(2) } }],
    ['the largest polygon', { geo: { polygon: corners(500) } }, { geo: { polygon: corners(501) } }],
    [
      'a point at the pole',
      { geo: { point: { lat: 90, lon: 180 } } },
      { geo: { point: { lat: 90.1, lon: 180 } } },
    ],
    [
      'the box of the whole earth',
      { bounds: { north: 90, south: -90, east: 180, west: -180 } },
      { bounds: { north: 90.1, south: -90, east: 180, west: -180 } },
    ],
    [
      'a box as flat as can be',
      { bounds: { north: 1.001, south: 1, east: 2, west: 1 } },
      { bounds: { north: 1, south: 1, east: 2, west: 1 } },
    ],
    ['the longest value', match(['x'.repeat(200)]), match(['x'.repeat(201)])],
    ['the most values of a match', match(texts(10)), match(texts(11))],
  ])('%s', (_, within, beyond) => {
    expect(overRest(readSearch(within, RULES))).toMatchObject({ ok: true, value: { search: within } });
    expect(() => readSearch(beyond, RULES)).toThrow();
    // A value that is too long is no term, which the query leaves out.
    expect(overRest(beyond)).not.toMatchObject({ ok: true, value: { search: beyond } });
  });

  // The REST call has room for one more: a construction age is a term of its own.
  test.each<[string, SearchInput, SearchInput]>([
    ['the most terms', terms(20, ['a']), terms(22, ['a'])],
    ['the most values of all terms', terms(2, texts(50)), terms(2, texts(51))],
  ])('%s', (_, within, beyond) => {
    const withAge = { filters: { ...within.filters, constructionAgeYears: 5 } };

    expect(overRest(readSearch(within, RULES))).toMatchObject({ ok: true, value: { search: within } });
    expect(overRest(readSearch(withAge, RULES))).toMatchObject({ ok: true });
    expect(() => readSearch(beyond, RULES)).toThrow();
    expect(overRest(beyond)).toMatchObject({ ok: false });
  });
});
