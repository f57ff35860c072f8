import { describe, expect, test } from 'vitest';
import { BASE_TEMPLATES } from './base-templates.ts';
import { parseColor } from './color.ts';
import { contrastProblems } from './contrast-problems.ts';
import { FONT_FAMILIES } from './fonts.ts';
import { READY_PALETTES, readyTheme } from './palettes.ts';
import { themeToCss } from './theme-css.ts';

test('fifteen palettes are ready to begin with, those of the designs among them', () => {
  expect(READY_PALETTES.map(({ name }) => name)).toEqual([
    'Prairie',
    'River Valley',
    'Adobe',
    'Mission',
    'Bluebonnet',
    'Night',
    'Black and Gold',
    'Solo Ultramarine',
    'Brokerage Garnet',
    'Acreage Moss',
    'Family Teal',
    'Loft Black',
    'Harbour Slate',
    'Sage',
    'Plum',
  ]);
});

test('a light and a dark template are there without any palette', () => {
  expect(BASE_TEMPLATES.map(({ key, theme }) => [key, theme.baseTemplate, theme.dark])).toEqual([
    ['light', 'light', false],
    ['dark', 'dark', true],
  ]);
  expect(readyTheme('dark').dark).toBe(true);
});

describe.each([...READY_PALETTES, ...BASE_TEMPLATES])('$name', ({ key, theme }) => {
  test('can be read everywhere (WCAG 2 AA)', () => {
    expect(contrastProblems(theme)).toEqual([]);
  });

  test('has colours that all parse', () => {
    expect(themeToCss(theme).warnings).toEqual([]);
  });

  test('uses fonts that come with the product', () => {
    const families = FONT_FAMILIES.map(({ family }) => family);

    for (const { family, weight, weights } of Object.values(theme.fonts)) {
      expect(families).toContain(family);
      expect(weights).toContain(weight);
    }
  });

  test('is dark only with the flag', () => {
    expect(theme.dark).toBe(['night', 'dark', 'editorial'].includes(key));
  });

  test('has one accent: buttons and accents of all grounds have the same hue', () => {
    const hues = Object.values(theme.straps)
      .flatMap(({ accentColor, uiPrimary }) => [accentColor, uiPrimary.bgColor])
      .flatMap((color) => hueOf(color) ?? []);
    const apart = hues.flatMap((one) =>
      hues.map((other) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other))),
    );

    expect(Math.max(0, ...apart)).toBeLessThanOrEqual(40);
  });

  test('has three different grounds', () => {
    expect(new Set(Object.values(theme.straps).map(({ bgColor }) => bgColor)).size).toBe(3);
  });
});

/** Degrees; null for what the eye takes for white, grey or black. */
function hueOf(color: string): number | null {
  const { r, g, b } = parseColor(color) ?? { r: 0, g: 0, b: 0 };
  const [most, span] = [Math.max(r, g, b), Math.max(r, g, b) - Math.min(r, g, b)];
  if (span < 30) return null;
  const sixth = most === r ? (g - b) / span : most === g ? 2 + (b - r) / span : 4 + (r - g) / span;

  return (sixth * 60 + 360) % 360;
}

test('a ready theme is a copy, and the first one for an unknown key', () => {
  const theme = readyTheme('adobe');
  theme.straps.default.text = 'red';

  expect(readyTheme('adobe').straps.default.text).not.toBe('red');
  expect(readyTheme('nothing')).toEqual(readyTheme('prairie'));
});

test('an invalid palette is reported by field', () => {
  const theme = readyTheme('prairie');
  theme.straps.feature.linkText = theme.straps.feature.bgColor;
  theme.header.brandText = theme.header.brandBgColor;

  expect(contrastProblems(theme).map(({ field }) => field)).toEqual(
    expect.arrayContaining(['straps.feature.linkText', 'header.brandText']),
  );
});
