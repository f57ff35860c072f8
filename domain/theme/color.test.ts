import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Color, formatColor, mixColors, parseColor, safeColor } from './color.ts';
import { contrastOf, isDark } from './contrast.ts';
import { defaultWeight, FONT_FAMILIES, fontStack } from './fonts.ts';

describe('a colour', () => {
  test.each([
    ['#fff', '#ffffff'],
    ['#1234', '#11223344'],
    ['#A84324', '#a84324'],
    ['#a8432480', '#a8432480'],
    [' Tomato ', '#ff6347'],
    ['rebeccapurple', '#663399'],
    ['LightSlateGrey', '#778899'],
    ['grey', '#808080'],
    ['transparent', '#00000000'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgb(1 2 3 / 50%)', '#01020380'],
    ['rgba(255,0,0,.5)', '#ff000080'],
    ['rgb(100%, 0%, 0%)', '#ff0000'],
    ['rgb(300 -5 0)', '#ff0000'],
    ['hsl(120, 100%, 50%)', '#00ff00'],
    ['hsl(0deg 0% 50%)', '#808080'],
    ['hsl(-120 100% 50%)', '#0000ff'],
  ])('%s is %s', (text, hex) => {
    expect(safeColor(text, 'none')).toBe(hex);
  });

  test.each([
    '',
    'nonsense',
    '#ff',
    '#fffff',
    '#ggg',
    'rgb(1,2)',
    'rgb(a b c)',
    'url(x)',
    'var(--a)',
    'red;',
    'constructor',
    'rgb(1 2 3 / x)',
    'hsl(1)',
  ])('%j is none', (text) => {
    expect(parseColor(text)).toBeNull();
    expect(safeColor(text, '#123456')).toBe('#123456');
  });

  test('is written so that it reads back', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const color = fc.record({ r: byte, g: byte, b: byte, a: byte.map((alpha) => alpha / 255) });

    fc.assert(
      fc.property(color, (original: Color) => {
        expect(parseColor(formatColor(original))).toEqual(original);
      }),
    );
  });

  test('of any text is safe or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        /^#[\da-f]{6,8}$|^none$/.test(safeColor(text, 'none')),
      ),
    );
  });

  test('mixes with another by its share', () => {
    const [black, white] = [parseColor('black') as Color, parseColor('white') as Color];

    expect(formatColor(mixColors(black, white, 0.25))).toBe('#404040');
  });
});

describe('contrast', () => {
  test.each([
    ['#000', '#fff', 21],
    ['#fff', '#fff', 1],
    ['#777', '#fff', 4.48],
    ['#00000080', '#fff', 4.0],
  ])('of %s on %s is %d', (color, ground, ratio) => {
    expect(contrastOf(color, ground)).toBeCloseTo(ratio, 2);
  });

  test('of an invalid colour is null', () => {
    expect(contrastOf('nonsense', '#fff')).toBeNull();
  });

  test('distinguishes dark from light backgrounds', () => {
    expect(isDark(parseColor('#1f4634') as Color)).toBe(true);
    expect(isDark(parseColor('#f4efe6') as Color)).toBe(false);
  });
});

describe('fonts', () => {
  test('are those that come with the product', () => {
    expect(FONT_FAMILIES.map(({ family }) => family)).toEqual([
      'Inter',
      'DM Sans',
      'Fraunces',
      'Source Serif 4',
      'DM Serif Display',
      'Playfair Display',
      'Source Sans 3',
      'Lora',
      'Nunito Sans',
      'Cormorant Garamond',
      'Work Sans',
      'Outfit',
      'Figtree',
      'Newsreader',
      'Manrope',
    ]);
  });

  test('have a stack, also by the name of the variable font', () => {
    expect(fontStack('Inter')).toBe(
      '"Inter Variable", "Inter", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
    );
    expect(fontStack('Inter Variable')).toBe(fontStack('Inter'));
  });

  test('of another name are tried, of no name are not', () => {
    expect(fontStack('Lato')).toMatch(/^"Lato", system-ui/);
    expect(fontStack('"; } body {')).toMatch(/^system-ui/);
  });

  test.each([
    [[300, 400, 500], 400],
    [[300, 500], 300],
    [[500, 700], 500],
    [[700, 900], 700],
    [[], 400],
  ])('with the weights %j begin with %i [R9.067]', (weights, weight) => {
    expect(defaultWeight(weights)).toBe(weight);
  });
});
