import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IndexRow } from '../store/listings/index-rows.ts';
import { type Bits, eachBit } from './bitset.ts';
import { BLOCK_ROWS, Blocks } from './blocks.ts';
import type { Condition } from './conditions.ts';
import { ListingIndex } from './listing-index.ts';
import { NONE, Placement } from './placement.ts';

const ROWS = 3000;
const SOUTH = 53.4;
const WEST = -113.7;
const noPause = async () => undefined;

/** The n-th of evenly spread positions with a long period. */
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
    lotSize: null,
    storeys: null,
    garageSpaces: null,
    parkingSpaces: null,
    propertyTax: null,
    monthlyFee: null,
    isReduced: false,
    reducedAt: null,
    hasPhotos: true,
    hasPool: false,
    listedAt: n,
    lat: n % 13 === 0 ? null : latOf(n),
    lon: n % 13 === 0 ? null : lonOf(n),
    geohash: null,
    address: null,
    neighbourhood: null,
    city: null,
    province: null,
    postalCode: null,
    street: null,
    officeId: null,
    officeName: null,
    agentIds: [],
    placeIds: [],
    openHouseUntil: null,
    openHouses: [],
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
/** A listing that is added, moved or removed. */
const anyChange = fc.record({ n: fc.nat(ROWS + 500), to: fc.nat(10_000), isGone: fc.boolean() });

test('a box search finds the same as testing every listing, after any changes', async () => {
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

test('near listings share blocks, and later ones get a slot near them', async () => {
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
  const { spans } = blocks.spansOf(box, places.length);
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

test('an empty index, and one of listings without a position, finds nothing in a box', async () => {
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

/** Blocks with rows of the set. */
function blocksOf(found: Bits): number {
  const blocks = new Set<number>();
  eachBit(found, (row) => void blocks.add(Math.floor(row / BLOCK_ROWS)));
  return blocks.size;
}

test('listings added to a running index are near their neighbours once it is reordered', async () => {
  const index = new ListingIndex();
  await index.order(noPause);
  const listings = Array.from({ length: 60 * BLOCK_ROWS }, (_, n) => listing(n));
  for (let start = 0; start < listings.length; start += 2000) {
    const some = listings.slice(start, start + 2000);
    index.change(
      some.map(({ id }) => id),
      some,
    );
  }
  const box: Condition = {
    kind: 'box',
    box: { south: SOUTH + 0.12, north: SOUTH + 0.18, west: WEST + 0.16, east: WEST + 0.24 },
  };
  expect(index.isScattered).toBe(true);
  expect(blocksOf(index.match([box]))).toBeGreaterThan(40);

  const ordered = await index.ordered(noPause);
  expect(ordered.isScattered).toBe(false);
  expect(ordered.strays).toBe(0);
  expect(blocksOf(ordered.match([box]))).toBeLessThan(15);
  expect(idsOf(ordered, ordered.match([box]))).toEqual(idsOf(index, index.match([box])));
  for (const row of [0, 1, 12, 13]) {
    const { id } = listing(row);
    expect(ordered.columns.get(ordered.rowOf(id) as number)).toEqual(listing(row));
  }

  // A few later changes do not trigger another reordering.
  const moved = listings.slice(0, 600).map((one, n) => ({ ...one, lat: latOf(n + 7), lon: lonOf(n + 7) }));
  ordered.change(
    moved.map(({ id }) => id),
    moved,
  );
  const { strays } = ordered;
  expect(strays).toBeGreaterThan(300);
  expect(ordered.isScattered).toBe(false);
  ordered.change(
    moved.map(({ id }) => id),
    moved,
  );
  expect(ordered.strays).toBe(strays);
});

test('an index that changes while it is reordered finds the same once the copy has caught up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyChange, { maxLength: 200 }),
      fc.array(anyChange, { minLength: 1, maxLength: 60 }),
      fc.array(anyBox, { minLength: 3, maxLength: 3 }),
      async (before, meanwhile, boxes) => {
        const index = new ListingIndex();
        index.add(Array.from({ length: ROWS }, (_, n) => listing(n)));
        await index.order(noPause);
        const change = ({ n, to, isGone }: (typeof before)[number]) => {
          const changed = listing(n, {
            lat: latOf(to),
            lon: lonOf(to),
            geohash: isGone ? null : 'c3x29q0vw',
          });
          index.change([changed.id], isGone ? [] : [changed]);
          return changed.id;
        };
        for (const one of before) change(one);

        const missed = new Set<string>();
        let at = 0;
        const copy = await index.ordered(async () => {
          const next = meanwhile[at++];
          if (next) missed.add(change(next));
        });
        for (const one of meanwhile.slice(at)) missed.add(change(one));
        const ids = [...missed];
        copy.change(
          ids,
          ids.flatMap((id) => {
            const row = index.rowOf(id);
            return row === undefined ? [] : index.columns.get(row);
          }),
        );

        expect(copy.size).toBe(index.size);
        for (const box of boxes) {
          const conditions: Condition[] = [
            { kind: 'price', least: 200_000, most: 700_000 },
            { kind: 'box', box },
          ];
          const rowsOf = (one: ListingIndex) =>
            idsOf(one, one.match(conditions)).map((id) => one.columns.get(one.rowOf(id) as number));
          expect(rowsOf(copy)).toEqual(rowsOf(index));
        }
        for (const order of ['newest', 'cheapest', 'mostExpensive'] as const) {
          const idsInOrder = (one: ListingIndex) => [...one[order].rows].map((row) => one.columns.ids[row]);
          expect(idsInOrder(copy)).toEqual(idsInOrder(index));
        }
      },
    ),
    { numRuns: 15 },
  );
});
