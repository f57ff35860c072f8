import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { addPlaces, addSpaces, square } from '../testing/fixtures.ts';
import { createTestEngine, INVALIDATE_SECRET, type TestEngine } from '../testing/test-engine.ts';
import { STORE_KINDS } from '../testing/test-store.ts';

describe.each(STORE_KINDS)('on %s', (kind) => {
  let engine: TestEngine;

  beforeAll(async () => {
    engine = await createTestEngine({ kind });
    await addSpaces(engine.store);
  });
  afterAll(() => engine.close());

  test.each(['edmonton.localhost', 'EDMONTON.localhost:3000', 'localhost'])(
    'the space at %s is found',
    async (host) => {
      const { status, body } = await engine.call(`getSpace?host=${host}`);

      expect(status).toBe(200);
      expect(body).toMatchObject({
        id: 'edmonton',
        source: 'idx-edm-v5',
        timeZone: 'America/Edmonton',
        mapDefault: { lat: 53.5, lon: -113.5, zoom: 11 },
      });
      expect(body.host).toBe(host.toLowerCase().replace(':3000', ''));
    },
  );

  test('an unknown host is not found, and none is a bad question', async () => {
    expect(await engine.call('getSpace?host=elsewhere.example')).toMatchObject({ status: 404 });
    expect(await engine.call('getSpace')).toMatchObject({ status: 400, body: { error: { field: 'host' } } });
  });

  test('the public pages of a space are listed in their order [R7.004]', async () => {
    for (const [order, slug] of ['index', 'about'].entries()) {
      const body = newPage({ slug, order });
      await engine.call(`space/edmonton/app/website/admin/page/${slug}`, {
        method: 'PUT',
        token: 'agent',
        body,
      });
    }

    const { body } = await engine.call('getPages/edmonton');

    expect(body.pages).toEqual([
      {
        id: 'index',
        slug: 'index',
        name: 'My Page',
        order: 0,
        title: 'My Page',
        savedAt: '2026-11-21T19:00:00.000Z',
      },
      {
        id: 'about',
        slug: 'about',
        name: 'My Page',
        order: 1,
        title: 'My Page',
        savedAt: '2026-11-21T19:00:00.000Z',
      },
    ]);
    expect(await engine.call('getPages/san-antonio')).toMatchObject({ status: 200, body: { pages: [] } });
    expect(await engine.call('getPages/nowhere')).toMatchObject({ status: 404 });
  });

  test('the cache of a space is invalidated by callers with the secret [R7.006]', async () => {
    const outlines = async () => (await engine.call('places/outlines/edmonton')).body.features.length;
    const invalidate = (secret?: string, body: unknown = { spaceID: 'edmonton' }) =>
      engine.call('__invalidate__', {
        method: 'POST',
        body,
        headers: secret ? { 'x-invalidate-secret': secret } : {},
      });
    const remembered = await outlines();
    const polygons = [[square([-113.5, 53.5], 0.1)]];
    await addPlaces(engine.store, [{ id: 10, name: 'Edmonton', geometry: true, polygons }]);

    expect(await invalidate()).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
    expect(await invalidate('another secret')).toMatchObject({ status: 403 });
    expect(await invalidate(INVALIDATE_SECRET, {})).toMatchObject({
      status: 400,
      body: { error: { field: 'spaceID' } },
    });
    expect(await outlines()).toBe(remembered);

    expect(await invalidate(INVALIDATE_SECRET)).toMatchObject({ status: 204 });
    expect(await outlines()).toBe(remembered + 1);
  });
});
