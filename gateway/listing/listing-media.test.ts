import { afterAll, beforeAll, expect, test } from 'vitest';
import { SearchIndex } from '#engine/search-index/search-index.ts';
import type { Store } from '#engine/store/database/db.ts';
import { addListings, addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine } from '#engine/testing/test-engine.ts';
import { createTestStore } from '#engine/testing/test-store.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const SAVE = `mutation ($media: [ListingMediaInput!]!, $revision: String) {
  saveListingMedia(input: { listingId: "1", media: $media, revision: $revision }) {
    ... on SaveListingMediaSuccess { listing { media { type url } } }
    ... on ConflictError { currentRevision savedBy }
    ... on UserError { message }
  }
}`;
const LOAD = '{ listingMedia(listingId: "1") { revision media { type url } } }';
const VIDEO = { videoUrl: 'https://youtu.be/dQw4w9WgXcQ' };

let store: Store;
let index: SearchIndex;

beforeAll(async () => {
  store = await createTestStore();
  await addSpaces(store);
  await addListings(store, [{ id: '1' }]);
  index = new SearchIndex({ db: store.db, log: { info: () => undefined, error: () => undefined } });
  await index.start();
});
afterAll(async () => {
  await index.stop();
  await store.close();
});

test('media that an agent adds or removes are shown at once, and never overwrite those of a concurrent save', async () => {
  const engine = await createTestEngine({ store, index });
  const upstreams = embeddedUpstreams(engine);
  const agent = await createTestGateway({ upstreams, identity: { ...AGENT, token: 'agent' } });
  const visitor = await createTestGateway({ upstreams });
  const seen = async () => {
    const { data } = await visitor.query('{ listing(id: "1") { media { type } } }');
    return data.listing.media.map(({ type }: { type: string }) => type);
  };
  expect(await seen()).toEqual([]);

  const load = async () => (await agent.query(LOAD)).data.listingMedia;
  const { revision } = await load();
  const added = await agent.query(SAVE, { media: [VIDEO], revision });
  expect(added.data.saveListingMedia.listing.media).toEqual([{ type: 'video', url: VIDEO.videoUrl }]);
  expect(await seen()).toEqual(['video']);

  const late = await agent.query(SAVE, { media: [], revision });
  expect(late.data.saveListingMedia).toEqual({
    currentRevision: (await load()).revision,
    savedBy: 'Ada Agent',
  });
  expect(await seen()).toEqual(['video']);
  expect((await visitor.query(LOAD)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');

  const emptied = await agent.query(SAVE, { media: [], revision: (await load()).revision });
  expect(emptied.data.saveListingMedia.listing.media).toEqual([]);
  expect(await seen()).toEqual([]);
});
