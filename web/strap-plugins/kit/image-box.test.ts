import { expect, test } from 'vitest';
import { imageBox } from './image-box.ts';

const room = { width: 1280, height: 720, sizes: '92vw' };
const imageUrl = '/_files/edmonton/0123456789abcdef/porch-900x600.jpg';

test('two automatic sides render an image as wide as its container, in its own aspect ratio', () => {
  expect(imageBox({ imageUrl, width: 0, height: 0 }, room)).toEqual({
    width: 900,
    height: 600,
    sizes: '92vw',
  });
});

test('an image wider than the box of its template, which it covers, is requested wider', () => {
  const wide = '/_files/edmonton/0123456789abcdef/porch-1600x800.jpg';

  expect(
    imageBox({ imageUrl: wide }, { width: 640, height: 800, sizes: '(width > 48rem) 20rem, 40vw' }),
  ).toEqual({ width: 1600, height: 800, sizes: '(width > 48rem) 50rem, 100vw' });
});

test('a photo of the product is requested as wide as a box higher than wide shows of it', () => {
  const box = imageBox(
    { imageUrl: '/_files/demo/photos/living-050.jpg' },
    { width: 960, height: 1200, sizes: '30rem' },
  );

  expect(box.sizes).toBe('50rem');
});

test('an image of unknown size has the aspect ratio of its template', () => {
  expect(imageBox({ imageUrl: 'https://example.com/a.jpg' }, room)).toEqual(room);
});

test('a width alone preserves the aspect ratio', () => {
  expect(imageBox({ imageUrl, width: 300, height: 0 }, room)).toEqual({
    width: 300,
    height: 200,
    sizes: '300px',
    style: { inlineSize: 'min(100%, 300px)', blockSize: 'auto' },
  });
});

test('a height alone preserves the aspect ratio', () => {
  expect(imageBox({ imageUrl, width: 0, height: 300 }, room)).toEqual({
    width: 450,
    height: 300,
    sizes: '450px',
    style: { inlineSize: 'auto', maxInlineSize: '100%', blockSize: '300px' },
  });
});

test('both sides define the aspect ratio, also in a smaller container', () => {
  expect(imageBox({ imageUrl, width: 400, height: 100 }, room)).toMatchObject({
    width: 400,
    height: 100,
    style: { inlineSize: 'min(100%, 400px)', aspectRatio: '400 / 100' },
  });
});
