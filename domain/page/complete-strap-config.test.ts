import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_STRAP_CONFIG } from './page.ts';
import { strapConfigSchema } from './page-schema.ts';
import { completeStrapConfig } from './complete-strap-config.ts';
import { strapConfig } from './strap-config.ts';

test('a complete configuration is unchanged', () => {
  const whole = strapConfig({
    outerClasses: 'wide',
    style: { theme: 'feature', overlayGradient: { colors: [{ color: '#000000', pos: 0.5 }] } },
  });

  expect(completeStrapConfig(whole)).toEqual(whole);
});

test('members that are missing or of another kind take their defaults', () => {
  const stored = { hidden: 'yes', style: { theme: 7, bgImage: { imageUrls: '/a.jpg', greyscale: true } } };

  expect(completeStrapConfig(stored)).toEqual(strapConfig({ style: { bgImage: { greyscale: true } } }));
  expect(completeStrapConfig(null)).toEqual(DEFAULT_STRAP_CONFIG);
});

test('colours are read as such: what is none is left out', () => {
  const { style } = completeStrapConfig({
    style: {
      overlayColor: 'tomato;}body{display:none',
      overlayGradient: { colors: [{ color: 'RED', pos: 0 }, { color: 'url(//x)', pos: 1 }, 'blue'] },
    },
  });

  expect(style.overlayColor).toBe('');
  expect(style.overlayGradient.colors.map(({ color }) => color)).toEqual(['#ff0000', '']);
});

test('a frame that says nothing usable is as designed', () => {
  const frame = (stored: object) => completeStrapConfig({ style: { frame: stored } }).style.frame;

  expect(frame({ width: 'huge', height: 3, pictures: null, columns: 2.5 })).toEqual(
    DEFAULT_STRAP_CONFIG.style.frame,
  );
  expect(frame({ width: 'full', columns: 99 })).toMatchObject({ width: 'full', columns: 6, height: 'auto' });
});

test('the time between pictures is limited to a tenth of a second and five minutes', () => {
  const interval = (transitionInterval: number) =>
    completeStrapConfig({ style: { bgImage: { transitionInterval } } }).style.bgImage.transitionInterval;

  expect([0, 12, 9999].map(interval)).toEqual([0.1, 12, 300]);
});

test('anything at all becomes a configuration that can be drawn', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (whole, style, part) => {
      const stored = { hidden: part, style: { bgImage: part, overlayGradient: part, bgVideo: style } };
      for (const value of [whole, { style }, stored]) {
        const { style: read } = completeStrapConfig(value);
        expect(Object.keys(read)).toEqual(Object.keys(DEFAULT_STRAP_CONFIG.style));
        expect(read.bgImage.imageUrls.every((url) => typeof url === 'string')).toBe(true);
      }
    }),
  );
});

test('valid stored values are read unchanged', () => {
  const stored = strapConfigSchema.parse({ style: { overlayStyle: 'gradient', overlayAlpha: 40 } });

  expect(completeStrapConfig(stored)).toEqual(stored);
});

test('straps without slider settings get the interval 4 and the style slide [R4.085]', () => {
  const { transitionInterval, transitionStyle, ...bgImage } = strapConfig().style.bgImage;
  const before = { ...strapConfig(), style: { ...strapConfig().style, bgImage } };

  expect(completeStrapConfig(before).style.bgImage).toEqual({
    ...bgImage,
    transitionInterval,
    transitionStyle,
  });
  expect([transitionInterval, transitionStyle]).toEqual([4, 'slide']);
  expect(completeStrapConfig({ style: { bgImage: { transitionInterval: 9 } } }).style.bgImage).toMatchObject({
    transitionInterval: 9,
    transitionStyle: 'slide',
  });
});

test('completing twice changes nothing, and the stored configuration is not modified', () => {
  const stored = Object.freeze({ style: Object.freeze({ bgImage: Object.freeze({ greyscale: true }) }) });
  const completed = completeStrapConfig(stored);

  expect(completeStrapConfig(completed)).toEqual(completed);
  expect(stored).toEqual({ style: { bgImage: { greyscale: true } } });
});
