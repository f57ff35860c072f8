import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#engine/config/config.ts';
import type { Store } from '#engine/store/database/db.ts';
import { addListings, addSpaces } from '#engine/testing/fixtures.ts';
import { heapInUse } from '#engine/testing/heap-in-use.ts';
import { createTestStore } from '#engine/testing/test-store.ts';
import { type Composition, compose } from './compose.ts';

const LISTINGS = 100;
const DESCRIPTION = 'A bright home near the ravine. '.repeat(300);
const MOST_GROWTH = 50 * 1024 * 1024;

let store: Store;
let composition: Composition;
let server: Server;
let origin: string;

beforeAll(async () => {
  store = await createTestStore();
  await addSpaces(store);
  const ids = Array.from({ length: LISTINGS }, (_, index) => `m${index}`);
  await addListings(
    store,
    ids.map((id) => ({ id, document: { description: DESCRIPTION } })),
  );
  const log = pino({ level: 'silent' });
  const render = async () => new Response('page');
  composition = await compose({ config: readConfig({}), store, log, render, assets: () => null });
  server = createServer((request, response) => void composition.listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await composition.stop();
  await store.close();
});

async function send(query: string): Promise<{ data: { search: { listings: object[] } } }> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { data: { search: { listings: object[] } } };
}

async function growth(count: number, textOf: (n: number) => string): Promise<number> {
  for (let n = 0; n < 5; n++) await send(textOf(n));
  const before = heapInUse();
  for (let n = 5; n < count; n++) {
    await send(textOf(n));
    await send(textOf(n));
  }

  return heapInUse() - before;
}

test('many different queries for the same listings do not grow the memory', async () => {
  const textOf = (n: number) =>
    `query Q${n} { search(size: ${LISTINGS}) { listings { a${n}: description } } }`;
  await expect.poll(async () => (await send(textOf(0))).data.search.listings.length).toBe(LISTINGS);

  // Each response has 0.9 MB, about the limit.
  expect(await growth(100, textOf)).toBeLessThan(MOST_GROWTH);
}, 120_000);

test('many different queries padded to the request limit do not grow the memory', async () => {
  const padding = '#'.repeat(200_000);

  expect(
    await growth(350, (n) => `query P${n} { search(size: 1) { listings { id } } } ${padding}`),
  ).toBeLessThan(MOST_GROWTH);
}, 120_000);
