import { afterEach, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { savedPartsOf, valuesOf } from '../editing/site-parts.ts';
import { dropCopies, readCopies } from './device-copy.ts';
import { readLocalCopy, readLocalSiteCopy, storeLocalCopy, storeLocalSiteCopy } from './local-copy.ts';

const place = { spaceId: 's', slug: 'about' };
const storedAt = '2026-11-21T10:00:00Z';
const live = newPage({ slug: 'about', name: 'live' });
const copied = { page: { ...live, name: 'on a train' }, baseRevision: '4', storedAt };
const site = savedPartsOf(readSite(testSiteResponse(), 'http://localhost'));
const known = { pages: [undefined, live], site, parts: valuesOf(site) };
const headerNamed = (name: string) => ({
  header: { value: { ...site.header.value, name }, base: site.header.value, baseRevision: '1' },
});

afterEach(() => localStorage.clear());

test('changes that are only on this device are offered, of the page and of shared parts', () => {
  expect(readCopies(place, known)).toBeNull();
  storeLocalCopy(place, copied);
  storeLocalSiteCopy('s', { parts: headerNamed('mine'), storedAt });

  expect(readCopies(place, known)).toEqual({ page: copied, site: { parts: headerNamed('mine'), storedAt } });
  dropCopies(place);
  expect(readCopies(place, known)).toBeNull();
});

test('a copy that an earlier version stored is offered', () => {
  const { storedAt: keptAt, ...rest } = copied;
  localStorage.setItem('strapwork.draft.s.about', JSON.stringify({ ...rest, keptAt }));

  expect(readCopies(place, known)?.page).toEqual(copied);
});

test('a local copy equal to the page or the site is removed and not offered', () => {
  storeLocalCopy(place, { ...copied, page: live });
  storeLocalSiteCopy('s', { parts: headerNamed(site.header.value.name), storedAt });

  expect(readCopies(place, known)).toBeNull();
  expect([readLocalCopy(place), readLocalSiteCopy('s')]).toEqual([null, null]);
});
