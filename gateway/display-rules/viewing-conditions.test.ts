import { expect, test } from 'vitest';
import { withholdsUntilComplete } from './viewing-conditions.ts';

test.each([
  ['the sold listings of a board', { source: 'idx-edm-v5' }, true],
  ['the details of every listing', { source: 'harbour-listings', vowRequired: true }, true],
  ['nothing of a brokerage that enters its own listings', { source: 'harbour-listings' }, false],
])('the viewing conditions open %s', (_, space, isNeeded) => {
  expect(withholdsUntilComplete(space)).toBe(isNeeded);
});
