import { expect, test } from 'vitest';
import { imageSources } from './image-sources.ts';

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
