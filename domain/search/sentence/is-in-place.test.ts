import { expect, test } from 'vitest';
import { isInPlace } from './is-in-place.ts';

test.each([
  ['3 bed in Paris', 'Paris'],
  ['condo within zzyzx under 300k', 'zzyzx'],
  ['maison de 3 chambres à Paris', 'Paris'],
  ['casa de 3 recámaras en París', 'París'],
  ['In Paris, 2 baths', 'Paris'],
])('the homes of "%s" are to be in "%s"', (sentence, words) => {
  expect(isInPlace(sentence, words)).toBe(true);
});

test.each([
  ['condo near lrt', 'lrt'],
  ['condo with a pantry', 'pantry'],
  ['pet friendly condo', 'pet friendly'],
  ['3 bed move in ready', 'ready'],
  ['house with walk-in closet', 'closet'],
  ['house built in 2010', '2010'],
  ['house in a quiet area', 'quiet area'],
  ['maison dans un secteur calme près du train', 'train'],
])('"%s" has no place, "%s" describes the home', (sentence, words) => {
  expect(isInPlace(sentence, words)).toBe(false);
});
