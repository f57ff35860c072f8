import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IndexRow } from '../store/index-rows.ts';
import { type Bits, eachBit } from './bitset.ts';
import { BLOCK_ROWS, Blocks } from './blocks.ts';
import { ListingIndex } from './listing-index.ts';
import { NONE, Placement } from './placement.ts';
import type { Condition } from './plan.ts';

const ROWS = 3000;
const SOUTH = 53.4;
const WEST = -113.7;
const noPause = async () => undefined;

/** The n-th of places that are spread evenly and repeat themselves late. */
const share = (n: number, step: number) => (n * step) % 1;
const latOf = (n: number) => SOUTH + 0.3 * share(n, 0.754_877_666);
const lonOf = (n: number) => WEST + 0.4 * share(n, 0.569_840_29);

function listing(n: number, at: Partial<IndexRow> = {}): IndexRow {
  return {
    id: `id-${n}`,
    publicId: `p-${n}`,
    mls: `E${n}`,
    transactionType: 'sale',
    propertyTypes: ['house'],
    price: n % 17 === 0 ? null : 100_000 + ((n * 7919) % 900) * 1000,
    bedrooms: n % 6,
    bathrooms: 2,
    interiorSize: 1000,
    yearBuilt: 2000,
    listedAt: n,
    lat: n % 13 === 0 ? null : latOf(n),
    lon: n % 13 === 0 ? null : lonOf(n),
    geohash: null,
    address: null,
    neighbourhood: null,
    city: null,
    province: null,
    officeId: null,
    officeName: null,
    agentIds: [],
    placeIds: [],
    openHouseUntil: null,
    onMap: true,
    ...at,
  };
}

function idsOf(index: ListingIndex, found: Bits): string[] {
  const ids: string[] = [];
  eachBit(found, (row) => void ids.push(index.columns.ids[row] as string));
  return ids.sort();
}

const anyBox = fc
  .record({
    south: fc.double({ min: SOUTH - 0.1, max: SOUTH + 0.4, noNaN: true }),
    west: fc.double({ min: WEST - 0.1, max: WEST + 0.5, noNaN: true }),
    high: fc.double({ min: 0, max: 0.4, noNaN: true }),
    wide: fc.double({ min: 0, max: 0.5, noNaN: true }),
  })
  .map(({ south, west, high, wide }) => ({ south, west, north: south + high, east: west + wide }));
/** A listing that comes, moves or goes. */
const anyChange = fc.record({ n: fc.nat(ROWS + 500), to: fc.nat(10_000), isGone: fc.boolean() });

test('what lies in boxes and costs so much is what asking every listing finds, after any changes', async () => {
  const isIn = ({ lat, lon }: IndexRow, box: { north: number; south: number; east: number; west: number }) =>
    lat !== null &&
    lon !== null &&
    lat >= box.south &&
    lat <= box.north &&
    lon >= box.west &&
    lon <= box.east;

  await fc.assert(
    fc.asyncProperty(
      fc.array(anyChange, { maxLength: 400 }),
      fc.array(fc.record({ box: anyBox, other: fc.option(anyBox), least: fc.nat(1_000_000) }), {
        minLength: 4,
        maxLength: 4,
      }),
      async (changes, questions) => {
        const listings = new Map(Array.from({ length: ROWS }, (_, n) => [`id-${n}`, listing(n)]));
        const index = new ListingIndex();
        index.add([...listings.values()]);
        await index.order(noPause);
        for (const { n, to, isGone } of changes) {
          const changed = listing(n, { lat: latOf(to), lon: lonOf(to) });
          if (isGone) listings.delete(changed.id);
          else listings.set(changed.id, changed);
          index.change([changed.id], isGone ? [] : [changed]);
        }

        for (const { box, other, least } of questions) {
          const conditions: Condition[] = [
            { kind: 'price', least, most: least + 300_000 },
            { kind: 'box', box },
            ...(other ? [{ kind: 'box' as const, box: other }] : []),
          ];
          const wanted = [...listings.values()].filter(
            (one) =>
              one.price !== null &&
              one.price >= least &&
              one.price <= least + 300_000 &&
              isIn(one, box) &&
              (!other || isIn(one, other)),
          );
          const { found, total } = index.matchOnce(conditions);
          expect(idsOf(index, found)).toEqual(wanted.map(({ id }) => id).sort());
          expect(total).toBe(wanted.length);

          const inBox = [...listings.values()].filter((one) => isIn(one, box));
          expect(index.matchOnce([{ kind: 'box', box }]).total).toBe(inBox.length);
        }
        expect(index.size).toBe(listings.size);
      },
    ),
    { numRuns: 12 },
  );
});

test('near listings stand in the same blocks, and one that comes later finds a place beside them', async () => {
  const rows = 60 * BLOCK_ROWS;
  const lats = Float64Array.from({ length: rows }, (_, n) => latOf(n));
  const lons = Float64Array.from({ length: rows }, (_, n) => lonOf(n));
  const placement = new Placement();
  const places = await placement.place(lats, lons, rows, noPause);
  const blocks = new Blocks();
  blocks.grow(places.length);
  for (const [place, row] of places.entries())
    if (row !== NONE) blocks.add(place, lats[row] as number, lons[row] as number);

  expect([...places].filter((row) => row !== NONE).sort((one, other) => one - other)).toEqual([
    ...lats.keys(),
  ]);
  // A twenty-fifth of the area.
  const box = { south: SOUTH + 0.12, north: SOUTH + 0.18, west: WEST + 0.16, east: WEST + 0.24 };
  const { spans } = blocks.wordsOf(box, places.length);
  const words = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  expect(words * 32).toBeLessThan(places.length / 4);

  const block = placement.blockOf(SOUTH + 0.15, WEST + 0.2);
  const own = places.slice(block * BLOCK_ROWS, (block + 1) * BLOCK_ROWS);
  expect(own).toContain(NONE);
  const rowsOfBlock = [...own].filter((row) => row !== NONE);
  expect(Math.max(...rowsOfBlock.map((row) => Math.abs((lats[row] as number) - SOUTH - 0.15)))).toBeLessThan(
    0.15,
  );
});

test('an index of nothing, and of listings that are nowhere, finds nothing in a box', async () => {
  const box: Condition = { kind: 'box', box: { south: -90, north: 90, west: -180, east: 180 } };
  const empty = new ListingIndex();
  await empty.order(noPause);
  expect(empty.matchOnce([box]).total).toBe(0);

  const lost = new ListingIndex();
  lost.add([listing(1, { lat: null, lon: null }), listing(2, { lat: null, lon: null })]);
  await lost.order(noPause);
  expect(lost.matchOnce([box]).total).toBe(0);
  expect(lost.matchOnce([]).total).toBe(2);

  lost.change(['id-3'], [listing(3)]);
  expect(idsOf(lost, lost.matchOnce([box]).found)).toEqual(['id-3']);
});
