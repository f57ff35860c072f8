import { expect, test } from 'vitest';
import { parseColor } from '#domain/theme/color.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { themeToCss } from '#domain/theme/theme-css.ts';
import { FIXED_COLORS, TEXT_SIZES, THEME_COLORS } from './rich-text-styles.ts';

test('the palette of rich text has twelve different fixed colours, each with a name of its own [R9.068]', () => {
  expect(new Set(FIXED_COLORS.map(({ value }) => value)).size).toBe(12);
  expect(new Set(FIXED_COLORS.map(({ name }) => name)).size).toBe(12);
  expect(FIXED_COLORS).toHaveLength(12);
  for (const { value } of FIXED_COLORS) expect(parseColor(value), value).not.toBeNull();
});

test('every theme colour of the palette is set by themes for straps', () => {
  const { css } = themeToCss(readyTheme('light'));
  const strap = css.slice(css.indexOf('.theme-alternate'), css.indexOf('.theme-feature'));

  for (const { value } of THEME_COLORS) expect(strap).toContain(`${value.slice(4, -1)}:`);
});

test('rich text is small, normal, large or huge, each larger than the one before', () => {
  const shares = TEXT_SIZES.map(({ fontSize }) => Number.parseFloat(fontSize ?? '1'));

  expect(TEXT_SIZES.map(({ name }) => name)).toEqual(['small', 'normal', 'large', 'huge']);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(new Set(shares).size).toBe(4);
});
