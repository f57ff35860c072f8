import { afterEach, expect, test, vi } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { savedPartsOf, valuesOf } from '../editing/site-parts.ts';

const request = vi.hoisted(() => vi.fn(async () => ({ pageDraft: null, siteDrafts: [] })));
vi.mock('../api/api.ts', async (original) => ({ ...(await original<object>()), request }));
const { findDrafts, preloadDrafts } = await import('./find-drafts.ts');

const live = { page: newPage({ slug: 'about' }), revision: '1' };
const site = savedPartsOf(readSite(testSiteResponse(), 'http://localhost'));
const find = () => findDrafts('edmonton', { live, parts: valuesOf(site), site });

afterEach(() => {
  vi.useRealTimers();
  request.mockClear();
});

test('preloaded drafts are requested once, and used by one start only', async () => {
  preloadDrafts(live);
  preloadDrafts(live);
  await find();
  expect(request).toHaveBeenCalledTimes(2);

  await find();
  expect(request).toHaveBeenCalledTimes(4);
});

test('drafts preloaded more than a second ago, or for another page, are requested again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  preloadDrafts(live);
  vi.advanceTimersByTime(1001);
  await find();
  expect(request).toHaveBeenCalledTimes(4);

  preloadDrafts({ ...live, page: newPage({ slug: 'other' }) });
  await find();
  expect(request).toHaveBeenCalledTimes(8);
});
