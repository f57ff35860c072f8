import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { addSpaces, sampleHeader, sampleWebsite } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const CONFLICT = '... on ConflictError { currentRevision savedBy }';
const page = (name: string) => newPage({ slug: 'about', name });

/** What an agent has read; then somebody else changes all of it. */
const READ = `{
  page(slug: "about") { revision }
  pageDraft(slug: "about") { revision }
  pageSchedule(slug: "about") { revision }
  website { revision header { revision } footer { revision } }
}`;

type Read = {
  page: { revision: string };
  pageDraft: { revision: string };
  pageSchedule: { revision: string };
  website: { revision: string; header: { revision: string }; footer: { revision: string } };
};

/** Each write with the revision that was read for it, and its variables. */
const WRITES: Record<string, [operation: string, of: (read: Read) => string, more?: (read: Read) => object]> =
  {
    saveWebsite: [
      'website: $value',
      ({ website }) => website.revision,
      () => ({ value: sampleWebsite('Stale') }),
    ],
    saveHeader: [
      'header: $value',
      ({ website }) => website.header.revision,
      () => ({ value: sampleHeader('h') }),
    ],
    saveFooter: [
      'footer: $value',
      ({ website }) => website.footer.revision,
      () => ({ value: sampleHeader('f') }),
    ],
    deletePage: ['slug: "about"', ({ page }) => page.revision],
    setPagePublished: ['slug: "about", published: false', ({ page }) => page.revision],
    restorePageVersion: ['slug: "about", version: $version', ({ page }) => page.revision],
    discardPageDraft: ['slug: "about"', ({ pageDraft }) => pageDraft.revision],
    publishPageDraft: ['slug: "about"', ({ pageDraft }) => pageDraft.revision],
    schedulePage: ['slug: "about"', ({ pageSchedule }) => pageSchedule.revision],
  };

let engine: TestEngine;
let read: Read;
const as = async (token: string) =>
  (await createTestGateway({ upstreams: embeddedUpstreams(engine), identity: { ...AGENT, token } })).query;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  const put = (path: string, body: object, token: string, revision?: number) =>
    engine.call(`space/edmonton/app/website/admin/${path}`, { method: 'PUT', body, token, revision });
  const all = async (token: string, from?: Read) => {
    const live = await put('page/about', page(token), token, from && Number(from.page.revision));
    const baseRevision = Number(live.headers.get('etag')?.replaceAll('"', ''));
    const draft = { page: page(`Draft of ${token}`), baseRevision };
    await put('page/about/draft', draft, token, from && Number(from.pageDraft.revision));
    const times = { unpublishAt: `2026-11-2${from ? 3 : 2}T10:00:00Z` };
    await put('page/about/schedule', times, token, from && Number(from.pageSchedule.revision));
    const { website } = from ?? {};
    await put('componentConfig/Website', sampleWebsite(token), token, website && Number(website.revision));
    await put('header', sampleHeader('header-basic'), token, website && Number(website.header.revision));
    await put('footer', sampleHeader('footer-basic'), token, website && Number(website.footer.revision));
  };

  await all('agent');
  const query = await as('agent');
  read = (await query(READ)).data;
  await all('second', read);
});
afterAll(() => engine.close());

test.each(Object.entries(WRITES))(
  '%s of what somebody else changed in the meantime is a conflict with their name',
  async (field, [parameters, revisionOf, more]) => {
    const types = [
      '$revision: String!',
      more && '$value: JSON!',
      /\$version/.test(parameters) && '$version: String!',
    ];
    const document = `mutation (${types.filter(Boolean).join(', ')}) {
      result: ${field}(${parameters}, revision: $revision) { ${CONFLICT} }
    }`;
    const query = await as('agent');
    const variables = { revision: revisionOf(read), version: read.page.revision, ...more?.(read) };

    const { data, errors } = await query(document, variables);

    expect(errors).toBeUndefined();
    expect(data.result).toMatchObject({ savedBy: 'Ben Agent' });
    expect(data.result.currentRevision).not.toBe(variables.revision);
  },
);

test('a page and a draft are not saved over a newer version either', async () => {
  const query = await as('agent');
  const { data } = await query(
    `mutation ($page: SavePageInput!, $draft: SavePageDraftInput!) {
      page: savePage(input: $page) { ${CONFLICT} }
      draft: savePageDraft(input: $draft) { ${CONFLICT} }
    }`,
    {
      page: { page: page('Stale'), previousSlug: 'about', revision: read.page.revision },
      draft: {
        slug: 'about',
        page: page('Stale'),
        baseRevision: read.page.revision,
        revision: read.pageDraft.revision,
      },
    },
  );

  expect(data).toMatchObject({ page: { savedBy: 'Ben Agent' }, draft: { savedBy: 'Ben Agent' } });
});
