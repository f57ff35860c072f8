import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngine } from '../../engine.ts';
import { SearchIndex } from '../../search-index/search-index.ts';
import { addListings, addSpaces, SOURCE } from '../../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../../testing/test-engine.ts';

const INFO = `space/edmonton/listings/${SOURCE}/public`;
const FEED = { additionalMedia: [{ type: 'video', data: { url: 'https://youtu.be/dQw4w9WgXcQ' } }] };
let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await addListings(engine.store, [
    { id: 'l-1', document: { publicInfo: FEED } },
    { id: 'l-2' },
    { id: 'l-3' },
  ]);
});
afterAll(() => engine.close());

test('a listing has the media that its source sent [R7.032]', async () => {
  expect((await engine.call(`${INFO}/l-1`)).body).toEqual(FEED);
  expect((await engine.call(`${INFO}/l-2`)).body).toEqual({ additionalMedia: [] });
  expect(await engine.call(`${INFO}/unknown`)).toMatchObject({ status: 404 });
});

test("agents' media take their place, and searches of the listing show them [R7.033]", async () => {
  const body = {
    additionalMedia: [
      { type: 'image', data: { imageUrl: '/_files/plan.png' } },
      { type: 'video', data: { url: 'https://youtu.be/aaaaaaaaaaa' } },
      { type: 'other', data: { html: '%3Cp%3EHi%3C%2Fp%3E' } },
    ],
  };
  expect(await engine.call(`${INFO}/l-2`, { method: 'PUT', token: 'agent', body })).toMatchObject({
    status: 200,
  });

  expect((await engine.call(`${INFO}/El-2`)).body).toEqual(body);
  const { listings } = (await engine.call(`space/edmonton/search/${SOURCE}/listings/l-2`)).body;
  expect(listings[0]._source.publicInfo).toEqual(body);

  const searched = ['space', 'edmonton', 'search', SOURCE, 'q'];
  const params = { ids: 'l-2', select_additional: 'publicInfo' };
  const { hits } = (await engine.call(`${searched.join('/')}?${new URLSearchParams(params)}`)).body;
  expect(hits.hits[0]._source.publicInfo).toEqual(body);

  const searchIndex = new SearchIndex({
    db: engine.store.db,
    log: { info: () => undefined, error: () => undefined },
  });
  await searchIndex.start();
  const indexed = createEngine({ store: engine.store, index: searchIndex, verifyToken: async () => null });
  const response = await indexed.read('search', { spaceID: 'edmonton', source: SOURCE }, params);
  await searchIndex.stop();
  expect(response.json).toMatchObject({ hits: { hits: [{ _source: { publicInfo: body } }] } });
});

test('of two concurrent saves of the media of a listing the later is rejected, also when both found none', async () => {
  const save = (url: string, revision?: number | string) =>
    engine.call(`${INFO}/l-3`, {
      method: 'PUT',
      token: 'agent',
      revision,
      body: { additionalMedia: [{ type: 'video', data: { url } }] },
    });
  const videos = ['https://youtu.be/aaaaaaaaaaa', 'https://youtu.be/bbbbbbbbbbb'] as const;
  const none = (await engine.call(`${INFO}/l-3`)).headers.get('etag')?.replaceAll('"', '');
  expect(await save(videos[0], 7)).toMatchObject({ status: 412 });

  const first = (await save(videos[0], none)).headers.get('etag')?.replaceAll('"', '');
  expect(await save(videos[1], none)).toMatchObject({
    status: 412,
    body: { error: { code: 'stale_revision', current: { savedBy: 'Ada Agent' } } },
  });
  expect(await save(videos[1])).toMatchObject({
    status: 428,
    body: { error: { code: 'revision_required' } },
  });
  expect(await save(videos[1], first)).toMatchObject({ status: 200 });
  expect(await save(videos[0], first)).toMatchObject({ status: 412 });

  const { additionalMedia } = (await engine.call(`${INFO}/l-3`)).body;
  expect(additionalMedia).toEqual([{ type: 'video', data: { url: videos[1] } }]);
});

test.each([
  { additionalMedia: [{ type: 'sound', data: {} }] },
  { additionalMedia: [{ type: 'image', data: { url: '/wrong' } }] },
  {},
])('%j is rejected', async (body) => {
  expect(await engine.call(`${INFO}/l-1`, { method: 'PUT', token: 'agent', body })).toMatchObject({
    status: 400,
  });
});

test('only agents of the space change them [R6.025]', async () => {
  const call = { method: 'PUT', body: { additionalMedia: [] } };

  expect(await engine.call(`${INFO}/l-1`, call)).toMatchObject({ status: 401 });
  expect(await engine.call(`${INFO}/l-1`, { ...call, token: 'elsewhere' })).toMatchObject({ status: 403 });
  expect((await engine.call(`${INFO}/l-1`)).body).toEqual(FEED);
});
