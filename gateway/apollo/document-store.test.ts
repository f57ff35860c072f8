import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { heapInUse } from '#engine/testing/heap-in-use.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { bytesOf, createDocumentStore } from './document-store.ts';

const MEGABYTE = 1024 * 1024;
const dense = (n: number) => parse(`query D${n} { ${'a '.repeat(2900)} }`);
const padded = (n: number) => parse(`query P${n} { a } #${'x'.repeat(250_000)}`);
const usual = (n: number) =>
  parse(`query U${n} { search { ${'interiorSize images { url alt } '.repeat(40)} } }`);

test.each([
  ['as many tokens as are allowed', dense],
  ['a comment as long as a request', padded],
])('documents with %s are weighed no lighter than they are', (_, make) => {
  const before = heapInUse();
  const documents = Array.from({ length: 20 }, (_, n) => make(n));
  const used = heapInUse() - before;

  expect(documents.reduce((sum, document) => sum + bytesOf(document), 0)).toBeGreaterThan(used);
});

test('the store holds the operations of the site and drops the oldest of what is too much', async () => {
  const store = createDocumentStore(32 * MEGABYTE);
  for (let n = 0; n < 100; n++) await store.set(`usual ${n}`, usual(n));
  expect(store.keys()).toHaveLength(100);

  for (let n = 0; n < 60; n++) await store.set(`dense ${n}`, dense(n));

  expect(store.keys()).toHaveLength(Math.floor((32 * MEGABYTE) / bytesOf(dense(10))));
  expect(store.keys()).toContain('dense 59');
});

test('operations of ever different texts stay within their memory', async () => {
  const { query } = await createTestGateway();
  // Together as long as ten thousand usual operations, 75 MB.
  const send = (n: number) => query(`query T${n} { space { id } } #${'x'.repeat(250_000)}`);
  for (let n = 0; n < 20; n++) expect(await send(n)).toMatchObject({ data: { space: { id: 'edmonton' } } });
  const before = heapInUse();
  for (let n = 20; n < 320; n++) await send(n);

  expect(heapInUse() - before).toBeLessThan(48 * MEGABYTE);
});
