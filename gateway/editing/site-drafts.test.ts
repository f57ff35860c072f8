import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSpaces, sampleHeader, sampleWebsite } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const ADMIN = 'space/edmonton/app/website/admin';
const live = sampleHeader('header-basic');
const changed = { ...live, name: 'header-neo' };

const SAVE = `mutation ($input: SaveSiteDraftInput!) { kept: saveSiteDraft(input: $input) {
  __typename ... on SaveSiteDraftSuccess { draft { part value revision baseRevision savedAt } }
  ... on ConflictError { currentRevision savedBy } ... on UserError { message field }
} }`;
const DRAFTS = '{ siteDrafts { part value base baseRevision revision } }';
const DISCARD = `mutation ($revision: String!) { discardSiteDraft(part: header, revision: $revision) {
  __typename ... on DiscardSiteDraftSuccess { part } ... on ConflictError { savedBy }
} }`;
const SAVE_HEADER = `mutation ($header: JSON!, $revision: String!, $draftRevision: String) {
  saveHeader(header: $header, revision: $revision, draftRevision: $draftRevision) { __typename }
}`;

let engine: TestEngine;
beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
});
beforeEach(async () => {
  for (const table of ['settings', 'site_drafts'] as const) await engine.store.db.deleteFrom(table).execute();
});
afterAll(() => engine.close());

const as = async (token: string | null) =>
  (
    await createTestGateway({
      upstreams: embeddedUpstreams(engine),
      ...(token && { identity: { ...AGENT, token } }),
    })
  ).query;

async function begin() {
  const put = async (path: string, body: object) => {
    const response = await engine.call(`${ADMIN}/${path}`, { method: 'PUT', token: 'agent', body });
    return (response.headers.get('etag') ?? '').replaceAll('"', '');
  };
  const baseRevision = await put('header', live);
  await put('footer', sampleHeader('footer-basic'));
  await put('componentConfig/Website', sampleWebsite('Ours'));
  const query = await as('agent');
  const draft = async (value: unknown, more: object = {}) =>
    (await query(SAVE, { input: { part: 'header', value, base: live, baseRevision, ...more } })).data.kept;

  return { query, draft, baseRevision, drafts: async () => (await query(DRAFTS)).data.siteDrafts };
}

test('agents read the versions of a document that all pages share; others do not', async () => {
  const { query, baseRevision } = await begin();
  await query(SAVE_HEADER, { header: changed, revision: baseRevision });
  const VERSIONS = '{ siteVersions(part: header) { revision savedAt savedBy changed value } }';
  const VERSION = 'query ($revision: String!) { siteVersion(part: header, revision: $revision) { value } }';

  const { siteVersions } = (await query(VERSIONS)).data;
  expect(siteVersions[0]).toMatchObject({ savedBy: 'Ada Agent', changed: ['name'], value: null });
  const then = siteVersions.find(({ revision }: { revision: string }) => revision === baseRevision);
  expect((await query(VERSION, { revision: then.revision })).data.siteVersion.value).toEqual(live);
  expect((await query(VERSION, { revision: '999999' })).data.siteVersion).toBeNull();
  expect((await (await as(null))(VERSIONS)).errors?.[0]?.message).toBeDefined();
});

describe('what an agent changed of the site and has not saved', () => {
  test('is stored for that agent with its base, and visitors see what is live', async () => {
    const { draft, drafts, baseRevision } = await begin();

    const { draft: stored } = await draft(changed);

    expect(stored).toMatchObject({ part: 'header', value: changed, baseRevision });
    expect(await drafts()).toEqual([
      { part: 'header', value: changed, base: live, baseRevision, revision: stored.revision },
    ]);
    expect((await (await as('second'))(DRAFTS)).data.siteDrafts).toEqual([]);
    expect((await (await as(null))('{ website { header { name } } }')).data.website.header.name).toBe(
      'header-basic',
    );
  });

  test('is not overwritten by another window of the agent', async () => {
    const { draft, query } = await begin();
    const first = (await draft(changed)).draft;
    await draft(live, { revision: first.revision });

    const late = await draft(changed, { revision: first.revision });

    expect(late).toMatchObject({ __typename: 'ConflictError', savedBy: 'Ada Agent' });
    expect((await query(DISCARD, { revision: first.revision })).data.discardSiteDraft.__typename).toBe(
      'ConflictError',
    );
  });

  test('ends when it is discarded, and with the save it is made of', async () => {
    const { query, draft, drafts, baseRevision } = await begin();
    const first = (await draft(changed)).draft;
    expect((await query(DISCARD, { revision: first.revision })).data.discardSiteDraft.part).toBe('header');
    expect(await drafts()).toEqual([]);

    const { revision } = (await draft(changed)).draft;
    await query(SAVE_HEADER, { header: changed, revision: baseRevision, draftRevision: revision });
    expect(await drafts()).toEqual([]);
  });

  test('is cleaned as what is saved, and rejected by the name of the field', async () => {
    const { draft } = await begin();

    const nav = [{ label: '<b>Home</b>', href: '/' }];
    expect((await draft({ ...live, nav })).draft.value.nav).toEqual([{ label: 'Home', href: '/' }]);
    expect(await draft({ ...live, nav: 'none' }, { revision: '1' })).toMatchObject({
      __typename: 'UserError',
      field: expect.stringContaining('nav'),
    });
    expect(await draft(live, { baseRevision: 'new' })).toMatchObject({ field: 'baseRevision' });
  });

  test.each([
    DRAFTS,
    'mutation { discardSiteDraft(part: header, revision: "1") { __typename } }',
    'mutation { saveSiteDraft(input: { part: header, value: {}, base: {}, baseRevision: "1" }) { __typename } }',
  ])('is denied to visitors: %s', async (document) => {
    const { errors } = await (await as(null))(document);

    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
