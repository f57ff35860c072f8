import { afterAll, beforeAll, expect, test } from 'vitest';
import { termsOfHome } from '#domain/listing/mortgage/assumptions.ts';
import { homeCosts } from '#domain/listing/mortgage/home-costs.ts';
import { mortgageOf } from '#domain/listing/mortgage/mortgage.ts';
import { addListings, addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

type Home = { id: string; price: number; details: { name: string; value: string }[] };

const HOMES = `query ($payment: Int) {
  search(search: { filters: { transactionType: SALE, monthlyPayment: $payment } }, sort: PRICE_ASC) {
    listings { id price details { name value } }
  }
}`;

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
  await addSpaces(engine.store);
  await addListings(engine.store, [
    { id: 'unknown', price: 400_000 },
    { id: 'low-taxes', price: 410_000, document: { additionalDetails: { Taxes: '$2,900 (2026)' } } },
    {
      id: 'high-fee',
      price: 390_000,
      property_types: ['condo'],
      document: { additionalDetails: { Taxes: '$2,900 (2026)', 'Condo Fee': '$890' } },
    },
    {
      id: 'withheld',
      price: 395_000,
      display: { details: false },
      document: { additionalDetails: { 'Condo Fee': '$890' } },
    },
  ]);
});
afterAll(() => engine.close());

test('a home is found by a monthly payment when the estimate of its page is within it', async () => {
  const { query } = await createTestGateway({ upstreams: embeddedUpstreams(engine) });
  const find = async (payment?: number) => (await query(HOMES, { payment })).data.search.listings as Home[];
  const shown = ({ price, details }: Home) => {
    const result = mortgageOf('CA', termsOfHome({ price, ...homeCosts(details) }, 'CA'));

    return result.ok ? Math.round(result.mortgage.total) : Number.NaN;
  };

  const all = await find();
  expect(all.map((home) => [home.id, shown(home)])).toEqual([
    ['high-fee', 2957],
    ['withheld', 2144],
    ['unknown', 2171],
    ['low-taxes', 2160],
  ]);
  for (const payment of [2143, 2144, 2159, 2160, 2170, 2171, 2956, 2957])
    expect((await find(payment)).map(({ id }) => id)).toEqual(
      all.filter((home) => shown(home) <= payment).map(({ id }) => id),
    );
});
