import { expect, test } from 'vitest';
import { missingFacts } from './own-listing-needs.ts';

test('everything that a listing lacks is named at once', () => {
  const fields = (listing: object) => missingFacts(listing).map(({ field }) => field);

  expect(fields({ price: null, address: ' ', city: '' })).toEqual(['price', 'address', 'city']);
  expect(fields({ price: 0, address: '7 Lighthouse Lane', city: 'Halifax' })).toEqual(['price']);
  expect(fields({ price: 1, address: '7 Lighthouse Lane', city: 'Halifax' })).toEqual([]);
});
