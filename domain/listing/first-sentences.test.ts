import { expect, test } from 'vitest';
import { firstSentences } from './first-sentences.ts';

const SKY = 'Sky in every direction and town a short drive away.';

test.each([
  ['a short text is whole', SKY, 80, SKY],
  ['a sentence that does not fit is left out', `${SKY} There is a pantry you can walk into.`, 70, SKY],
  ['one that ends at the limit fits', `${SKY} Then more.`, SKY.length, SKY],
  ['a long first sentence ends at a word', `${SKY} There is a pantry.`, 30, 'Sky in every direction and…'],
  [
    'an abbreviation is no end',
    'A long walk from the river to St. Albert and back again',
    40,
    'A long walk from the river to St.…',
  ],
  [
    'a sentence too short is followed by what fits',
    `New. ${SKY}`,
    40,
    'New. Sky in every direction and town a…',
  ],
])('%s', (_, text, length, expected) => {
  expect(firstSentences(text, length)).toBe(expected);
});
