import { expect, test } from 'vitest';
import { wireHit } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { allowedExtras } from './allowed-extras.ts';
import { displayRules } from './display-rules.ts';

test.each([
  [undefined, { valuation: true, comments: true }],
  [{ valuation: false }, { valuation: false, comments: true }],
  [{ comments: false }, { valuation: true, comments: false }],
])('a seller who says %j allows with the home: %j', async (display, allows) => {
  const { query } = await createTestGateway({
    script: { 'api:*': { ok: true, listings: [wireHit('e1', { display })] } },
  });

  const { data, errors } = await query('{ listing(id: "e1") { allows { valuation comments } } }');

  expect(errors).toBeUndefined();
  expect(data.listing.allows).toEqual(allows);
});

test('a source without a licence for it allows nothing there, whatever the seller wants', () => {
  const wish = { valuation: true, comments: true };

  expect(allowedExtras(wish, displayRules('unknown'))).toEqual({ valuation: false, comments: false });
});
