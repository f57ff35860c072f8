import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSpaces, sampleHeader, sampleWebsite } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';
import { STORE_KINDS } from '../../testing/test-store.ts';

const ADMIN = 'space/edmonton/app/website/admin';
const revisionOf = ({ headers }: { headers: Headers }) => headers.get('etag')?.replaceAll('"', '');

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
  });
  beforeEach(async () => {
    for (const table of ['settings', 'settings_versions'] as const)
      await engine.store.db.deleteFrom(table).execute();
  });
  afterAll(() => engine.close());

  const put = (path: string, body: unknown, revision?: string) =>
    engine.call(`${ADMIN}/${path}`, { method: 'PUT', token: 'agent', body, revision });
  const get = (path: string) => engine.call(`${ADMIN}/${path}`, { token: 'agent' });

  const cases = [
    ['componentConfig/Website', sampleWebsite('Ours'), sampleWebsite('Newer')],
    ['header', sampleHeader('header-basic'), sampleHeader('header-neo')],
    ['footer', sampleHeader('footer-basic'), sampleHeader('footer-neo')],
  ] as const;

  test('the website is saved and read unchanged [R7.008 R7.009]', () => roundTrip(...cases[0]));
  test('the header is saved and read unchanged [R7.010 R7.011]', () => roundTrip(...cases[1]));
  test('the footer is saved and read unchanged [R7.012 R7.013]', () => roundTrip(...cases[2]));

  async function roundTrip(path: string, first: object, second: object) {
    const created = await put(path, first);
    const saved = await put(path, second, revisionOf(created));
    const read = await get(path);

    expect(created).toMatchObject({ status: 201, body: first });
    expect(saved).toMatchObject({ status: 200, body: second });
    expect(read.body).toEqual(saved.body);
    expect(revisionOf(read)).toBe(revisionOf(saved));
    expect(Number(revisionOf(saved))).toBeGreaterThan(Number(revisionOf(created)));
  }

  test.each(cases)(
    '%s is not there before it is saved, and not saved with a revision',
    async (path, body) => {
      expect(await get(path)).toMatchObject({ status: 404 });
      expect(await put(path, body, '1')).toMatchObject({ status: 404 });
    },
  );

  test.each(cases)('%s is neither saved without nor with a stale revision', async (path, first, second) => {
    const created = await put(path, first);
    await put(path, second, revisionOf(created));

    expect(await put(path, first)).toMatchObject({
      status: 428,
      body: { error: { code: 'revision_required' } },
    });
    expect(await put(path, first, revisionOf(created))).toMatchObject({
      status: 412,
      body: { error: { code: 'stale_revision', current: { savedBy: 'Ada Agent' } } },
    });
    expect((await get(path)).body).toMatchObject(second);
  });

  test.each(cases)(
    'every version of %s stays, with who saved it and what changed',
    async (path, first, second) => {
      const part = path.split('/').pop()?.toLowerCase() ?? '';
      const created = await put(path, first);
      await put(path, second, revisionOf(created));

      const { body } = await get(`settings/${part}/versions`);
      const [now, then] = body.versions;
      expect(body.versions).toHaveLength(2);
      expect(now).toMatchObject({
        savedBy: 'Ada Agent',
        changed: [path.includes('Website') ? 'config' : 'name'],
      });
      expect(then).toMatchObject({ revision: Number(revisionOf(created)), changed: [] });
      expect((await get(`settings/${part}/versions/${then.revision}`)).body).toMatchObject({ value: first });
      expect(await get(`settings/${part}/versions/999999`)).toMatchObject({ status: 404 });
      expect(await get('settings/sidebar/versions')).toMatchObject({ status: 404 });
    },
  );

  test('at most a hundred versions stay', async () => {
    let revision = revisionOf(await put('header', sampleHeader('header-basic')));
    for (let index = 0; index < 101; index++)
      revision = revisionOf(
        await put('header', sampleHeader(`header-${index % 2 ? 'neo' : 'basic'}`), revision),
      );

    const { versions } = (await get('settings/header/versions')).body;
    expect(versions).toHaveLength(100);
    expect(versions[0].revision).toBe(Number(revision));
  });

  test('a website that is not one is rejected with the field that is wrong', async () => {
    const { config, ...rest } = sampleWebsite('Ours');
    const broken = { ...rest, config: { ...config, display: { ...config.display, siteName: 7 } } };

    expect(await put('componentConfig/Website', broken)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_input', field: 'config.display.siteName' } },
    });
  });

  test.each(['header', 'footer'])('a template for phones is rejected as the %s of a site', async (path) => {
    expect(await put(path, sampleHeader(`${path}-mobile-search`))).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_input', field: 'name' } },
    });
    expect(await get(path)).toMatchObject({ status: 404 });
  });

  test('visitors get the website with its header, footer and revisions [R7.005]', async () => {
    expect(await engine.call('getWebsite/edmonton')).toMatchObject({ status: 404 });
    for (const [path, body] of cases) await put(path, body);

    const { status, body } = await engine.call('getWebsite/edmonton');

    expect(status).toBe(200);
    expect(body).toMatchObject({ website: cases[0][1], header: cases[1][1], footer: cases[2][1] });
    expect(body.revisions).toEqual({
      website: Number(revisionOf(await get('componentConfig/Website'))),
      header: Number(revisionOf(await get('header'))),
      footer: Number(revisionOf(await get('footer'))),
    });
  });
});

test('agents can read how the engine is set up for their space [R7.007]', async () => {
  const engine = await createTestEngine();
  await addSpaces(engine.store);

  expect(await engine.call(`${ADMIN}/config`, { token: 'agent' })).toMatchObject({
    status: 200,
    body: {
      spaceID: 'edmonton',
      source: 'idx-edm-v5',
      features: { 'gus-v2': true, 'page-builder': true },
    },
  });
  expect(await engine.call(`${ADMIN}/config`)).toMatchObject({ status: 401 });
  await engine.close();
});
