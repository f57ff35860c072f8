import { expect, test } from 'vitest';
import { strapConfig } from '#domain/page/strap-config.ts';
import { withMoreImages } from './panel-props.ts';

test('the first picture is shaded behind the words, unless an overlay was chosen', () => {
  const overlayOf = (style: Parameters<typeof strapConfig>[0]) =>
    withMoreImages(strapConfig(style), ['/new.jpg']).style;

  expect(overlayOf({})).toMatchObject({ overlayStyle: 'scrim', bgImage: { imageUrls: ['/new.jpg'] } });
  expect(overlayOf({ style: { overlayAlpha: 40 } }).overlayStyle).toBe('solid');
  expect(overlayOf({ style: { overlayStyle: 'gradient' } }).overlayStyle).toBe('gradient');
  expect(overlayOf({ style: { bgImage: { imageUrls: ['/old.jpg'] } } })).toMatchObject({
    overlayStyle: 'solid',
    bgImage: { imageUrls: ['/old.jpg', '/new.jpg'] },
  });
});
