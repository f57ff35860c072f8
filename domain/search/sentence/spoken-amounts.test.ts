import { expect, test } from 'vitest';
import { readSentence } from './read-sentence.ts';

test.each([
  ['under half a million', { highPrice: 500_000 }],
  ['under half a mil', { highPrice: 500_000 }],
  ['half-million', { highPrice: 500_000 }],
  ['under a million', { highPrice: 1_000_000 }],
  ['under one million dollars', { highPrice: 1_000_000 }],
  ['over a quarter million', { lowPrice: 250_000 }],
  ['up to 1.2 million', { highPrice: 1_200_000 }],
  ['under one and a half million', { highPrice: 1_500_000 }],
  ['under 1 and a half million', { highPrice: 1_500_000 }],
  ['under a million and a half', { highPrice: 1_500_000 }],
  ['under 500 grand', { highPrice: 500_000 }],
  ['500 grand', { highPrice: 500_000 }],
  ['under five hundred grand', { highPrice: 500_000 }],
  ['under five hundred thousand', { highPrice: 500_000 }],
  ['under six hundred and fifty thousand', { highPrice: 650_000 }],
  ['between half a million and a million', { lowPrice: 500_000, highPrice: 1_000_000 }],
  ['four hundred thousand to six hundred thousand', { lowPrice: 400_000, highPrice: 600_000 }],
  ['half a million', { highPrice: 500_000 }],
  ['jusqu’à un demi-million', { highPrice: 500_000 }],
  ['moins de cinq cent mille dollars', { highPrice: 500_000 }],
  ['moins de deux millions', { highPrice: 2_000_000 }],
  ['menos de medio millón', { highPrice: 500_000 }],
  ['menos de quinientos mil', { highPrice: 500_000 }],
  ['hasta un millón y medio', { highPrice: 1_500_000 }],
])('"%s" is an amount', (text, price) => {
  expect(readSentence(`3 bed ${text}`, { year: 2026 })).toEqual({
    filters: { bedrooms: 3, ...price },
    place: '',
    leftOut: [],
  });
  expect(readSentence(`3 bed ${text} in Oliver`, { year: 2026 })).toMatchObject({ place: 'Oliver' });
});

test.each(['Million Street', '123 Grand Avenue', 'Mille-Isles'])('"%s" is no amount', (text) => {
  expect(readSentence(text, { year: 2026 })).toBeNull();
});
