import sharp from 'sharp';
import { expect, test } from 'vitest';
import { captchaImage } from './captcha-image.ts';

test('the captcha is a small image that differs each time and does not contain the digits as text', async () => {
  const [first, second] = await Promise.all([captchaImage('01234'), captchaImage('01234')]);
  const png = Buffer.from(first.split(',')[1] ?? '', 'base64');
  const { width, height } = await sharp(png).metadata();

  expect({ width, height }).toEqual({ width: 200, height: 64 });
  expect(png.length).toBeLessThan(12_000);
  expect(first).not.toBe(second);
  expect(png.toString('latin1')).not.toContain('01234');
});
