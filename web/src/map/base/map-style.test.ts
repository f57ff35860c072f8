import { expect, test } from 'vitest';
import { fontFamilies } from './map-style.ts';

test.each([
  [
    '"Source Sans 3 Variable", "Source Sans 3", system-ui',
    ['"Source Sans 3 Variable"', '"Source Sans 3"', 'system-ui'],
  ],
  ["'Inter Variable', sans-serif", ['"Inter Variable"', 'sans-serif']],
  ['Georgia, serif', ['Georgia', 'serif']],
  ['"DM Sans", "body fallback 1", "title fallback 3", serif', ['"DM Sans"', 'serif']],
])('the fonts %s become families a canvas can parse', (css, families) => {
  expect(fontFamilies(css)).toEqual(families);
});
