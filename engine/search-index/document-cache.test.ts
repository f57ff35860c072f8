import { afterAll, beforeAll, expect, test } from 'vitest';
import { addListings, addSpaces, SOURCE } from '../testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '../testing/test-engine.ts';
import { DocumentCache } from './document-cache.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await addListings(
    engine.store,
    IDS.map((id) => ({ id })),
  );
});
afterAll(() => engine.close());

const one = async (cache: DocumentCache, id: string) => (await cache.get(SOURCE, [id]))[0];

test('a crawl of all listings evicts only few cached ones', async () => {
  let chance = 1;
  const cache = new DocumentCache(engine.store.db, { size: 2, chance: () => chance });
  const [a, b] = [await one(cache, 'a'), await one(cache, 'b')];

  for (const id of IDS) expect(await one(cache, id)).toMatchObject({ id });
  expect(await one(cache, 'a')).toBe(a);
  expect(await one(cache, 'b')).toBe(b);

  chance = 0;
  const c = await one(cache, 'c');
  expect(await one(cache, 'c')).toBe(c);
  expect(await one(cache, 'b')).toBe(b);
  expect(await one(cache, 'a')).not.toBe(a);
});

test('a changed listing is read and cached again', async () => {
  const cache = new DocumentCache(engine.store.db, { size: 2, chance: () => 1 });
  const before = await one(cache, 'a');
  await one(cache, 'b');

  cache.drop(SOURCE, ['a']);
  const after = await one(cache, 'a');

  expect(after).not.toBe(before);
  expect(await one(cache, 'a')).toBe(after);
});

test('the cache is bounded by the bytes of its listings', async () => {
  const bytes = (await one(new DocumentCache(engine.store.db), 'a'))?.characters as number;
  const cache = new DocumentCache(engine.store.db, { maxBytes: 2 * bytes, chance: () => 0 });
  const [a, b] = [await one(cache, 'a'), await one(cache, 'b')];
  expect([await one(cache, 'a'), await one(cache, 'b')]).toEqual([a, b]);
  expect(await one(cache, 'a')).toBe(a);

  const c = await one(cache, 'c');

  expect(await one(cache, 'c')).toBe(c);
  expect(await one(cache, 'a')).toBe(a);
  expect(await one(cache, 'b')).not.toBe(b);
});

test('a listing larger than the cache is read each time', async () => {
  const cache = new DocumentCache(engine.store.db, { maxBytes: 10 });

  expect(await one(cache, 'a')).not.toBe(await one(cache, 'a'));
});
