import { expect, test } from 'vitest';
import { legacyColor } from './css-color.ts';

test.each([
  ['color(srgb 1 0.5 0)', 'rgba(255, 128, 0, 1)'],
  ['color(srgb 0 0 0 / 0.25)', 'rgba(0, 0, 0, 0.25)'],
  ['color(srgb 1.2e-7 1 0.1)', 'rgba(0, 255, 26, 1)'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
])('the colour %s becomes %s', (color, legacy) => {
  expect(legacyColor(color)).toBe(legacy);
});
