import { afterEach, expect, test, vi } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { forgetLocalCopy, keepLocalCopy, readLocalCopy } from './local-copy.ts';

const place = { spaceId: 'demo', slug: 'about' };
const copy = { page: newPage({ slug: 'about' }), baseRevision: '4', keptAt: '2026-11-21T10:32:00Z' };

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a copy is kept by site and page, and read back until it is forgotten', () => {
  expect(keepLocalCopy(place, copy)).toBe(true);

  expect(readLocalCopy(place)).toEqual(copy);
  expect(readLocalCopy({ ...place, slug: 'contact' })).toBeNull();
  expect(readLocalCopy({ ...place, spaceId: 'other' })).toBeNull();
  forgetLocalCopy(place);
  expect(readLocalCopy(place)).toBeNull();
});

test.each(['{', '"text"', '{}', '{"page":{"slug":"a"},"baseRevision":"1","keptAt":""}'])(
  'what is no copy is not offered: %s',
  (text) => {
    localStorage.setItem('strapwork.draft.demo.about', text);

    expect(readLocalCopy(place)).toBeNull();
  },
);

test('a browser that stores nothing says so instead of failing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(keepLocalCopy(place, copy)).toBe(false);
});
