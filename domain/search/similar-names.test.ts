import { expect, test } from 'vitest';
import { editsToBeginning, spellingDistance } from './similar-names.ts';

test.each([
  ['strathcona', 'strathcona', 0],
  ['strath', 'strathcona', 0],
  ['strahcona', 'strathcona', 1],
  ['starthcona', 'strathcona', 1],
  ['strazhc', 'strathcona', 1],
  ['', 'strathcona', 0],
  ['abc', '', 3],
])('%j is %s with %d edits', (text, name, edits) => {
  expect(editsToBeginning(text, name)).toBe(edits);
});

test.each([
  ['strahcona', 'Strathcona', 1],
  ['Old Strathcona', 'Strathcona', 1],
  ['monte vsta', 'Monte Vista', 1],
  ['Sherwod', 'North Sherwood Park', 1],
  ['cote des neiges', 'Côte-des-Neiges', 0],
])('%j is %s spelt another way', (text, name, distance) => {
  expect(spellingDistance(text, name)).toBe(distance);
});

test.each([
  ['atlantis', 'Strathcona'],
  ['abc', 'Abbottsfield'],
  ['12345', 'Strathcona'],
  ['jasper avenue', 'Alberta Avenue'],
])('%j is not %s', (text, name) => {
  expect(spellingDistance(text, name)).toBeNull();
});
