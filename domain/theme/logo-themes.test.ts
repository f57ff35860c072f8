import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatColor } from './color.ts';
import { contrastProblems } from './contrast-problems.ts';
import { logoColors } from './logo-colors.ts';
import { logoThemes } from './logo-themes.ts';
import { readyTheme } from './palettes.ts';
import { themeSchema } from './theme-schema.ts';

const { fonts } = readyTheme('prairie');
const byte = fc.integer({ min: 0, max: 255 });
const color = fc.record({ r: byte, g: byte, b: byte, a: fc.constant(1) });

test('whatever the colours of a logo, every text of the themes can be read (WCAG 2 AA)', () => {
  fc.assert(
    fc.property(fc.array(color, { minLength: 1, maxLength: 3 }), (colors) => {
      const themes = logoThemes(colors, fonts);

      expect(themes.length).toBe(colors.length > 1 ? 3 : 2);
      for (const { theme } of themes) {
        expect(contrastProblems(theme)).toEqual([]);
        expect(themeSchema.safeParse(theme).success).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('a logo is known by its colours, not by its paper and its ink', () => {
  const dot = (r: number, g: number, b: number, count: number, a = 255) =>
    Array(count).fill([r, g, b, a]).flat();
  const pixels = [
    ...dot(255, 255, 255, 400),
    ...dot(10, 10, 10, 80),
    ...dot(200, 0, 0, 300, 0),
    ...dot(20, 90, 160, 60),
    ...dot(24, 96, 164, 20),
    ...dot(230, 150, 30, 30),
  ];

  expect(logoColors(pixels).map(formatColor)).toEqual(['#145aa0', '#e6961e']);
  expect(logoColors(dot(120, 120, 124, 50))).toEqual([]);
  expect(logoThemes([], fonts)).toEqual([]);
});
