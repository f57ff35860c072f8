import { expect, test } from 'vitest';
import { distanceText } from './distance-text.ts';

const text = (metres: number, locale: string) =>
  distanceText(metres, { locale } as Parameters<typeof distanceText>[1]);

test.each([
  [0, '0 m', '0 ft'],
  [47, '50 m', '150 ft'],
  [160, '160 m', '520 ft'],
  [161, '160 m', '0.1 mi'],
  [994, '990 m', '0.6 mi'],
  [996, '1.0 km', '0.6 mi'],
  [2450, '2.5 km', '1.5 mi'],
])('%d metres are %s in Canada and %s in the United States', (metres, canadian, american) => {
  expect([text(metres, 'en-CA'), text(metres, 'en-US')]).toEqual([canadian, american]);
});
