import { expect, test } from 'vitest';
import { contrastProblems } from './contrast-problems.ts';
import { hasDarkHeader, withDarkHeader } from './dark-header.ts';
import { logoThemes } from './logo-themes.ts';
import { READY_PALETTES } from './palettes.ts';

const [{ theme: first }] = READY_PALETTES as [(typeof READY_PALETTES)[0]];
const MADE = logoThemes([{ r: 31, g: 111, b: 84, a: 1 }], first.fonts);

test.each([...READY_PALETTES, ...MADE].map(({ key, theme }) => ({ key, theme })))(
  'the dark header of $key can be read, and the rest of the theme stays',
  ({ theme }) => {
    const dark = withDarkHeader(theme);

    expect(hasDarkHeader(dark)).toBe(true);
    expect(contrastProblems(dark)).toEqual(contrastProblems(theme));
    expect({ ...dark, header: theme.header }).toEqual(theme);
  },
);

test('a theme without dark colours gets a header in ink', () => {
  const { default: light } = first.straps;
  const theme = { ...first, straps: { default: light, alternate: light, feature: light } };

  expect(hasDarkHeader(theme)).toBe(false);
  expect(hasDarkHeader(withDarkHeader(theme))).toBe(true);
  expect(contrastProblems(withDarkHeader(theme))).toEqual([]);
});
