import { expect, test } from 'vitest';
import { BASE_TEMPLATES } from './base-templates.ts';
import { overColor, parseColor } from './color.ts';
import { AA_TEXT, contrast } from './contrast.ts';
import { READY_PALETTES } from './palettes.ts';
import { scrimColor } from './scrim.ts';

const THEMES = [...READY_PALETTES, ...BASE_TEMPLATES].flatMap(({ key, theme }) =>
  Object.entries(theme.straps).map(([name, palette]) => [`${key} ${name}`, palette] as const),
);

test.each(THEMES)(
  'words on the scrim of %s can be read over any picture, which shows through',
  (_, palette) => {
    const scrim = parseColor(scrimColor(palette));
    if (!scrim) throw new Error('no colour');

    for (const pixel of ['#ffffff', '#000000', '#808080']) {
      const ground = overColor(scrim, parseColor(pixel) ?? scrim);
      for (const ink of [palette.text, palette.titleText, palette.linkText]) {
        expect(contrast(parseColor(ink) ?? scrim, ground)).toBeGreaterThanOrEqual(AA_TEXT);
      }
    }
    expect(scrim.a).toBeLessThan(0.85);
  },
);

test('a palette that nothing can save has an opaque scrim', () => {
  const grey = { text: '#777777', titleText: '#777777', linkText: '#777777', bgColor: '#777777' };

  expect(parseColor(scrimColor(grey))?.a).toBe(1);
});
