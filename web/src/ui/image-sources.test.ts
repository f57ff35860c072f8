import { expect, test } from 'vitest';
import { coverSizes, imageSources } from './image-sources.ts';

test('a photo of the site has AVIF and WebP variants in several widths', () => {
  const { sources, fallback } = imageSources('/_files/demo/photos/house-001.jpg');

  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcSet).toContain('/_files/demo/photos/house-001.jpg?w=640&f=avif 640w');
  expect(fallback).toBe('/_files/demo/photos/house-001.jpg?w=960');
});

test.each(['https://example.com/a.jpg', '/_files/demo/logo.svg', '/logo.png', ''])(
  '%s has no variants',
  (src) => {
    expect(imageSources(src)).toEqual({ sources: [], fallback: src });
  },
);

const SIZES = '(min-width: 72rem) 34rem, (width > 48rem) 46vw, 92vw';

test.each([
  // As high as a box of 4:5, a picture of 3:2 is 1.875 times as wide as the box.
  [
    '/_files/a/0123456789abcdef/me-1200x800.jpg',
    4 / 5,
    '(min-width: 72rem) 64rem, (width > 48rem) 86vw, 173vw',
  ],
  ['/_files/a/0123456789abcdef/me-800x1000.jpg', 4 / 5, SIZES],
  ['/_files/a/0123456789abcdef/me-400x1000.jpg', 4 / 5, SIZES],
  // Of unknown size.
  ['https://media.example/me.jpg', 4 / 5, SIZES],
])('%s in a box of %d', (src, ratio, sizes) => {
  expect(coverSizes(SIZES, src, ratio)).toBe(sizes);
});

test('a picture of unknown size is taken to be of the usual ratio', () => {
  expect(coverSizes('(width > 48rem) 25rem, 92vw', 'https://media.example/me.jpg', 3 / 4, 3 / 2)).toBe(
    '(width > 48rem) 50rem, 184vw',
  );
});
