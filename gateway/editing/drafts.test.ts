import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

let engine: TestEngine;
beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
});
beforeEach(async () => {
  for (const table of ['pages', 'page_versions', 'trashed_pages'] as const)
    await engine.store.db.deleteFrom(table).execute();
});
afterAll(() => engine.close());

const asAgent = () =>
  createTestGateway({ upstreams: embeddedUpstreams(engine), identity: { ...AGENT, token: 'agent' } });
const asVisitor = () => createTestGateway({ upstreams: embeddedUpstreams(engine) });

const PAGE = 'page { slug name revision published }';
const SAVED = `__typename ... on SavePageSuccess { ${PAGE} }
  ... on ConflictError { currentRevision savedBy } ... on UserError { message field }`;
const SAVE = `mutation ($input: SavePageInput!) { saved: savePage(input: $input) { ${SAVED} } }`;
const SAVE_DRAFT = `mutation ($input: SavePageDraftInput!) { savePageDraft(input: $input) {
  __typename ... on SavePageDraftSuccess { draft { revision baseRevision page savedBy } }
  ... on ConflictError { currentRevision savedBy } ... on UserError { message field }
} }`;

const about = (name: string) => newPage({ slug: 'about', name });

async function begin(name = 'Live') {
  const { query } = await asAgent();
  const { data } = await query(SAVE, { input: { page: about(name) } });
  const draft = (page: object, revision?: string, baseRevision = data.saved.page.revision) =>
    query(SAVE_DRAFT, { input: { slug: 'about', page, baseRevision, revision } });

  return { query, draft, live: data.saved.page as { revision: string } };
}

describe('what stands beside the live pages', () => {
  test('a draft is written, read and published, and visitors see only what is live', async () => {
    const { query, draft } = await begin();
    const visitor = await asVisitor();

    const begun = (await draft(about('Draft'))).data.savePageDraft;
    expect(begun).toMatchObject({
      __typename: 'SavePageDraftSuccess',
      draft: { savedBy: 'Ada Agent', page: { name: 'Draft' } },
    });
    expect((await visitor.query('{ page(slug: "about") { name } }')).data.page.name).toBe('Live');
    expect((await query('{ pageDraft(slug: "about") { revision } pages { draftSavedAt } }')).data).toEqual({
      pageDraft: { revision: begun.draft.revision },
      pages: [{ draftSavedAt: '2026-11-21T19:00:00.000Z' }],
    });

    const { data } = await query(
      `mutation ($revision: String!) { saved: publishPageDraft(slug: "about", revision: $revision) { ${SAVED} } }`,
      { revision: begun.draft.revision },
    );
    expect(data.saved).toMatchObject({ __typename: 'SavePageSuccess', page: { name: 'Draft' } });
    const later = await asVisitor();
    expect((await later.query('{ page(slug: "about") { name } }')).data.page.name).toBe('Draft');
    expect((await query('{ pageDraft(slug: "about") { revision } }')).data.pageDraft).toBeNull();
  });

  test('a draft somebody else went on writing is a conflict with their name', async () => {
    const { draft } = await begin();
    const first = (await draft(about('One'))).data.savePageDraft.draft;
    await draft(about('Two'), first.revision);

    const late = (await draft(about('Late'), first.revision)).data.savePageDraft;

    expect(late).toMatchObject({ __typename: 'ConflictError', savedBy: 'Ada Agent' });
  });

  test('markup of a draft is cleaned as that of a page', async () => {
    const { draft } = await begin();
    const page = {
      ...about('Draft'),
      straps: [
        {
          id: 'strap-text-1',
          name: 'strap-text',
          order: 0,
          state: { text: { html: '<p onclick="x()">Hello</p>' } },
          config: {},
        },
      ],
    };

    const { savePageDraft } = (await draft(page)).data;

    expect(JSON.stringify(savePageDraft.draft.page)).toContain('<p>Hello</p>');
  });

  test('an earlier version is read and restored', async () => {
    const { query, live } = await begin('First');
    const { data } = await query(SAVE, { input: { page: about('Second'), revision: live.revision } });
    const { pageVersions } = (await query('{ pageVersions(slug: "about") { revision reason savedBy page } }'))
      .data;
    expect(pageVersions).toEqual([
      { revision: data.saved.page.revision, reason: 'saved', savedBy: 'Ada Agent', page: null },
      { revision: live.revision, reason: 'created', savedBy: 'Ada Agent', page: null },
    ]);

    const version = await query(
      'query ($of: String!) { pageVersion(slug: "about", revision: $of) { page } }',
      { of: live.revision },
    );
    expect(version.data.pageVersion.page.name).toBe('First');

    const restored = await query(
      `mutation ($version: String!, $revision: String!) {
        saved: restorePageVersion(slug: "about", version: $version, revision: $revision) { ${SAVED} }
      }`,
      { version: live.revision, revision: data.saved.page.revision },
    );
    expect(restored.data.saved.page.name).toBe('First');
  });

  test('times are set and rejected by the name of the field', async () => {
    const { query, draft } = await begin();
    await draft(about('Draft'));
    const schedule = (times: string) =>
      query(`mutation { schedulePage(slug: "about", ${times}) {
        ... on SchedulePageSuccess { schedule { publishAt unpublishAt scheduledBy problem } }
        ... on UserError { message field }
      } }`);

    expect((await schedule('publishAt: "2026-11-21T20:00:00Z"')).data.schedulePage.schedule).toEqual({
      publishAt: '2026-11-21T20:00:00.000Z',
      unpublishAt: null,
      scheduledBy: 'Ada Agent',
      problem: null,
    });
    expect((await schedule('publishAt: "2026-11-21T18:00:00Z"')).data.schedulePage).toEqual({
      message: 'This time is over',
      field: 'publishAt',
    });
  });

  test('anyone with the link of a preview sees the draft on the site', async () => {
    const { query, draft } = await begin();
    await draft(about('Draft'));
    const { path } = (await query('mutation { createPagePreview(slug: "about") { path } }')).data
      .createPagePreview;
    const look = async () =>
      (
        await (
          await asVisitor()
        ).query('query ($token: String!) { pagePreview(token: $token) { isDraft page { name } } }', {
          token: path.replace('/preview/', ''),
        })
      ).data.pagePreview;

    expect(await look()).toEqual({ isDraft: true, page: { name: 'Draft' } });
    await query('mutation { revokePagePreviews(slug: "about") }');
    expect(await look()).toBeNull();
  });

  test('a hidden page is gone for visitors; a deleted one can be restored from the trash or purged', async () => {
    const { query, live } = await begin();
    const hidden = await query(
      `mutation ($of: String!) { saved: setPagePublished(slug: "about", published: false, revision: $of) { ${SAVED} } }`,
      { of: live.revision },
    );
    expect(hidden.data.saved.page.published).toBe(false);
    expect((await (await asVisitor()).query('{ page(slug: "about") { name } }')).data.page).toBeNull();

    const remove = async () => {
      const { revision } = (await query('{ page(slug: "about") { revision } }')).data.page;
      await query(`mutation { deletePage(slug: "about", revision: "${revision}") { __typename } }`);
    };
    await remove();
    const [{ key, ...trashed }] = (await query('{ trashedPages { key slug name deletedBy } }')).data
      .trashedPages;
    expect(trashed).toEqual({ slug: 'about', name: 'Live', deletedBy: 'Ada Agent' });

    const restored = await query(
      `mutation ($key: ID!) { saved: restoreTrashedPage(key: $key) { ${SAVED} } }`,
      {
        key,
      },
    );
    expect(restored.data.saved.page).toMatchObject({ slug: 'about', published: false });

    await remove();
    const purged = await query(
      'mutation ($key: ID!) { purgeTrashedPage(key: $key) { ... on PurgePageSuccess { key } } }',
      { key },
    );
    expect(purged.data.purgeTrashedPage).toEqual({ key });
    expect((await query('{ trashedPages { key } }')).data.trashedPages).toEqual([]);
  });

  test.each([
    '{ pageDraft(slug: "about") { revision } }',
    '{ pageVersions(slug: "about") { revision } }',
    '{ pageVersion(slug: "about", revision: "1") { revision } }',
    '{ pageSchedule(slug: "about") { publishAt } }',
    '{ trashedPages { key } }',
    'mutation { discardPageDraft(slug: "about", revision: "1") { __typename } }',
    'mutation { publishPageDraft(slug: "about", revision: "1") { __typename } }',
    'mutation { restorePageVersion(slug: "about", version: "1", revision: "1") { __typename } }',
    'mutation { setPagePublished(slug: "about", published: false, revision: "1") { __typename } }',
    'mutation { schedulePage(slug: "about") { __typename } }',
    'mutation { createPagePreview(slug: "about") { path } }',
    'mutation { revokePagePreviews(slug: "about") }',
    'mutation { restoreTrashedPage(key: "1") { __typename } }',
    'mutation { purgeTrashedPage(key: "1") { __typename } }',
    'mutation { savePageDraft(input: { slug: "about", page: {}, baseRevision: "1" }) { __typename } }',
  ])('visitors are told to sign in: %s', async (document) => {
    const { query } = await asVisitor();

    const { errors } = await query(document);

    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
