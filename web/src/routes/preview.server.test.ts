import { expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { readSite } from '../data/read-site.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { Failure, testExecute } from '../testing/test-execute.ts';
import { testSiteResponse } from '../testing/test-site.ts';
import { load } from './preview.server.ts';

const site = Promise.resolve(readSite(testSiteResponse(), 'http://localhost'));
const url = new URL('http://localhost/preview/secret');

async function open(response: unknown) {
  const execute = testExecute({ PagePreview: () => response });
  const page = await load({ url, params: { token: 'secret' }, execute, site });

  return { page, requests: execute.requests };
}

test('a preview link shows the draft, read-only and not indexed', async () => {
  const page = { ...newPage({ slug: 'about', name: 'Draft' }), savedAt: null };
  const shown = await open({ pagePreview: { isDraft: true, expiresAt: '2026-12-05T10:00:00Z', page } });

  expect(shown.requests).toEqual([{ operation: 'PagePreview', variables: { token: 'secret' } }]);
  expect(shown.page).toMatchObject({
    kind: 'system',
    status: 200,
    revision: null,
    page: { name: 'Draft' },
    head: { robots: 'noindex,nofollow' },
    preview: { isDraft: true, expiresAt: '2026-12-05T10:00:00Z' },
  });
});

test('an expired preview link returns 404', async () => {
  expect((await open({ pagePreview: null })).page).toMatchObject({ kind: 'error', status: 404 });
});

test('an engine failure is not taken for an expired link', async () => {
  await expect(open(new Failure('UPSTREAM_FAILED', 'pagePreview'))).rejects.toThrow(UpstreamError);
});
