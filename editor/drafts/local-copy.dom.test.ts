import { afterEach, expect, test, vi } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { removeLocalCopy, storeLocalCopy, readLocalCopy } from './local-copy.ts';

const place = { spaceId: 'demo', slug: 'about' };
const copy = { page: newPage({ slug: 'about' }), baseRevision: '4', storedAt: '2026-11-21T10:32:00Z' };

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('a local copy is stored by site and page, and read until it is removed', () => {
  expect(storeLocalCopy(place, copy)).toBe(true);

  expect(readLocalCopy(place)).toEqual(copy);
  expect(readLocalCopy({ ...place, slug: 'contact' })).toBeNull();
  expect(readLocalCopy({ ...place, spaceId: 'other' })).toBeNull();
  removeLocalCopy(place);
  expect(readLocalCopy(place)).toBeNull();
});

test.each(['{', '"text"', '{}', '{"page":{"slug":"a"},"baseRevision":"1","storedAt":""}'])(
  'what is no copy is not offered: %s',
  (text) => {
    localStorage.setItem('strapwork.draft.demo.about', text);

    expect(readLocalCopy(place)).toBeNull();
  },
);

test('storing returns false when the browser blocks or fills its storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  expect(storeLocalCopy(place, copy)).toBe(false);
});
