import { expect, test } from 'vitest';
import { isFeature } from './is-feature.ts';

test.each([
  ['land with well', 'well', true],
  ['house with a big barn', 'barn', true],
  ['maison avec une remise', 'remise', true],
  ['casa con un taller', 'taller', true],
  ['house backing onto park', 'backing onto park', true],
  ['house with garage in Ritchie', 'Ritchie', false],
  ['condo with parking Oliver', 'Oliver', false],
  ['Backlund house', 'Backlund', false],
  ['3 bed in Paris', 'Paris', false],
])('of "%s" the words "%s" are a feature: %s', (sentence, words, is) => {
  expect(isFeature(sentence, words)).toBe(is);
});
