import { expect, test } from 'vitest';
import { isCapitalisedName, isConnectedName } from './connected-name.ts';

test.each(['University of Alberta', 'bank of texas', 'Université de Montréal', 'Museo del Alamo'])(
  'no part of "%s" stands alone',
  (name) => {
    expect(isConnectedName(name)).toBe(true);
  },
);

test.each([
  'City of Edmonton',
  'south side of Strathcona',
  'centro de San Antonio',
  'Mill Woods',
  'of Alberta',
])('the place of "%s" is a part of it', (name) => {
  expect(isConnectedName(name)).toBe(false);
});

test.each([
  ['Royal Alberta Museum', true],
  ['royal Alberta', false],
  ['ROYAL ALBERTA', false],
  ['Alberta', false],
])('"%s" is written like one name of several words: %s', (text, isName) => {
  expect(isCapitalisedName(text.split(' '))).toBe(isName);
});
