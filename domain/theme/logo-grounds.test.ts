import { expect, test } from 'vitest';
import { logoGrounds } from './logo-grounds.ts';

type Rgb = readonly [number, number, number];
const INK: Rgb = [28, 43, 58];
const WHITE: Rgb = [255, 255, 255];
const ORANGE: Rgb = [225, 95, 20];

/** A logo of 100 pixels, so many of each colour; the rest is transparent. */
const logo = (...parts: readonly (readonly [count: number, color: Rgb])[]) => {
  const drawn = parts.flatMap(([count, color]) => Array.from({ length: count }, () => [...color, 255]));

  return [...drawn, ...Array.from({ length: 100 - drawn.length }, () => [0, 0, 0, 0])].flat();
};

test.each([
  ['dark ink', logo([30, INK]), { light: true, dark: false }],
  ['white ink', logo([30, WHITE]), { light: false, dark: true }],
  ['a strong colour', logo([30, ORANGE]), { light: true, dark: true }],
  ['a colour with dark words', logo([10, ORANGE], [20, INK]), { light: true, dark: false }],
  ['white words with a little ink', logo([27, WHITE], [3, INK]), { light: false, dark: true }],
  ['a white box with ink', logo([80, WHITE], [20, INK]), { light: true, dark: false }],
  ['nothing', logo(), null],
])('a logo of %s is seen on the grounds that its colours stand out from', (_, pixels, grounds) => {
  expect(logoGrounds(pixels)).toEqual(grounds);
});

test('light words in a dark box are seen on a light ground', () => {
  const box = Array.from({ length: 100 }, (_, at) => {
    const [row, column] = [Math.floor(at / 10), at % 10];
    if (row < 1 || row > 8) return [0, 0, 0, 0];

    return row > 2 && row < 7 && column > 1 && column < 8 ? [...WHITE, 255] : [...INK, 255];
  });

  expect(logoGrounds(box.flat())).toEqual({ light: true, dark: false });
});
