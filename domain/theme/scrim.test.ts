import { expect, test } from 'vitest';
import { BASE_TEMPLATES } from './base-templates.ts';
import { overColor, parseColor } from './color.ts';
import { AA_TEXT, contrast, isDark } from './contrast.ts';
import { READY_PALETTES } from './palettes.ts';
import { pictureInks } from './picture-inks.ts';
import { fadedShare, scrimColor } from './scrim.ts';
import { themeToCss } from './theme-css.ts';

const WHITE = { r: 255, g: 255, b: 255, a: 1 };

const THEMES = [...READY_PALETTES, ...BASE_TEMPLATES].flatMap(({ key, theme }) =>
  Object.entries({ ...theme.straps, 'over pictures': pictureInks(theme.straps) }).map(
    ([name, palette]) => [`${key} ${name}`, palette] as const,
  ),
);

test.each(THEMES)(
  'words on the scrim of %s can be read over any picture, which shows through',
  (_, palette) => {
    const scrim = parseColor(scrimColor(palette));
    if (!scrim) throw new Error('no colour');

    for (const pixel of ['#ffffff', '#000000', '#808080']) {
      const ground = overColor(scrim, parseColor(pixel) ?? scrim);
      for (const ink of [palette.text, palette.titleText]) {
        expect(contrast(parseColor(ink) ?? scrim, ground)).toBeGreaterThanOrEqual(AA_TEXT);
      }
    }
    expect(scrim.a).toBeLessThan(0.85);
  },
);

test.each(THEMES)('words of %s can be read where a picture fades into its ground', (_, palette) => {
  const ground = parseColor(palette.bgColor);
  if (!ground) throw new Error('no colour');
  const share = fadedShare(palette) / 100;

  for (const pixel of ['#ffffff', '#000000', '#808080']) {
    const behind = overColor({ ...ground, a: 1 - share }, parseColor(pixel) ?? ground);
    for (const ink of [palette.text, palette.titleText])
      expect(contrast(parseColor(ink) ?? ground, behind)).toBeGreaterThanOrEqual(AA_TEXT);
  }
});

test.each([...READY_PALETTES, ...BASE_TEMPLATES].map(({ key, theme }) => [key, theme] as const))(
  'a light strap of %s has light words on a dark shade over a picture',
  (_, theme) => {
    const light = Object.entries(theme.straps).filter(
      ([, { bgColor }]) => !isDark(parseColor(bgColor) ?? WHITE),
    );
    const rule = themeToCss(theme)
      .css.split('\n')
      .find((line) => line.startsWith('.has-scrim'));
    const [ground, ink] = ['bg', 'title'].map((name) =>
      parseColor(new RegExp(`--color-${name}:(#\\w+)`).exec(rule ?? '')?.[1] ?? ''),
    );

    for (const [name] of light) expect(rule).toContain(`.has-scrim.theme-${name}`);
    if (ground && ink) {
      expect(isDark(ground)).toBe(true);
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(AA_TEXT);
    }
    expect(rule === undefined).toBe(light.length === 0);
  },
);

test('a palette that nothing can save has an opaque scrim', () => {
  const grey = { text: '#777777', titleText: '#777777', bgColor: '#777777' };

  expect(parseColor(scrimColor(grey))?.a).toBe(1);
});
