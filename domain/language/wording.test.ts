import { expect, test } from 'vitest';
import { inAmericanSpelling, wordingOf } from './wording.ts';

test.each([
  ['Save to favourites', 'Save to favorites'],
  ['Neighbourhood of {neighbourhood}, {colour}', 'Neighborhood of {neighbourhood}, {colour}'],
  ['2 storeys, a storey', '2 stories, a story'],
  ['Centred in the centre, in grey', 'Centered in the center, in gray'],
  ['Licence number', 'License number'],
  ['Your tour is at four', 'Your tour is at four'],
])('%s is %s in the United States', (text, american) => {
  expect(inAmericanSpelling(text)).toBe(american);
});

test.each([
  ['en', 'en-US', 'en-us'],
  ['en', 'en-CA', 'en'],
  ['en', 'en-GB', 'en'],
  ['es', 'es-US', 'es'],
] as const)('a site in %s of the locale %s is written as %s', (language, locale, wording) => {
  expect(wordingOf(language, locale)).toBe(wording);
});
