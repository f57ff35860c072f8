import { expect, test } from 'vitest';
import { EDMONTON } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const QUERY = { query: '{ points { total points { id } } }' };
const VISITOR = { 'x-visitor-address': '203.0.113.7' };

const point = (id: string) => ({
  id,
  publicId: `a-street-${id}`,
  lat: 53.518,
  lon: -113.497,
  price: 459_900,
  transaction_type: 'sale',
  city: 'Edmonton',
  mls: id,
  bedrooms: 3,
  address: null,
});

test('the homes of a map count for the visitor, who gets the time of the next allowed request', async () => {
  const taken: unknown[] = [];
  const { send } = await createTestGateway({
    script: {
      '/space/edmonton/search/idx-edm-v5/points': {
        total: 2,
        points: [point('a'), point('b')],
      },
    },
    takePoints: (visitorAddress, homes) => {
      taken.push([visitorAddress, homes]);
      return taken.length > 1 ? 42 : null;
    },
  });

  const [first, second] = [await send(QUERY, VISITOR), await send(QUERY, VISITOR)];

  expect(await first.json()).toEqual({ data: { points: { total: 2, points: [{ id: 'a' }, { id: 'b' }] } } });
  expect(taken).toEqual([
    ['203.0.113.7', 2],
    ['203.0.113.7', 2],
  ]);
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '42']);
  expect(await second.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
});

test('a map has at most as many homes as a search of its source', async () => {
  const { query, calls } = await createTestGateway({
    script: {
      '/getSpace': { ...EDMONTON, source: 'idx-sat-v5' },
      '/space/edmonton/search/idx-sat-v5/points': { total: 0, points: [] },
    },
  });

  await query('{ points(limit: 5000) { total } }');

  expect(calls.log.at(-1)).toBe('GET /space/edmonton/search/idx-sat-v5/points?limit=1000');
});
