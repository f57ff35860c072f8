import { expect, test } from 'vitest';
import { allFonts, choiceOf, matchingFonts, BUNDLED_FONTS } from './font-search.ts';

const listed = Array.from({ length: 30 }, (_, index) => ({ family: `Roboto ${index}`, weights: [300, 500] }));

test('at most ten families are shown, those that begin with the text first', () => {
  const fonts = allFonts([...listed, { family: 'My Roboto', weights: [400] }]);

  expect(matchingFonts(fonts, 'ROBOTO')).toHaveLength(10);
  expect(matchingFonts(fonts, 'roboto 1')[0]?.family).toBe('Roboto 1');
  expect(matchingFonts(fonts, 'my')[0]?.family).toBe('My Roboto');
  expect(matchingFonts(fonts, '')).toEqual(BUNDLED_FONTS.slice(0, 10));
});

test('a bundled family in the listing is shown as bundled', () => {
  const fonts = allFonts([{ family: 'Inter', weights: [400] }]);

  expect(fonts.filter(({ family }) => family === 'Inter')).toEqual([
    expect.objectContaining({ isBundled: true, weights: expect.arrayContaining([300, 400, 700]) }),
  ]);
});

test('a chosen family begins with its first standard weight [R9.067]', () => {
  const weightOf = (weights: number[]) => choiceOf({ family: 'X', weights, isBundled: true }).weight;

  expect([weightOf([300, 400, 500]), weightOf([300, 500]), weightOf([500, 700])]).toEqual([400, 300, 500]);
});
