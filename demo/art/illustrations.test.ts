import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SCENES } from './scenes.ts';
import { drawDemo, PHOTO_KINDS, type PhotoKind, photoPlaceholder, photoUrl } from './illustrations.ts';

const kinds = Object.keys(PHOTO_KINDS) as PhotoKind[];
const path = (url: string) => url.replace('/_files/demo/', '');

describe.each(kinds)('%s', (kind) => {
  test('the first and the last illustration render deterministically, and all differ', () => {
    const [first, last] = [photoUrl(kind, 0), photoUrl(kind, PHOTO_KINDS[kind].count - 1)];
    const svg = (url: string) => drawDemo(path(url))?.toSvg(640);

    expect(svg(first)).toBe(svg(first));
    expect(svg(first)).not.toBe(svg(last));
  });

  test("its placeholder is close to the picture's dominant colour", async () => {
    const url = photoUrl(kind, 3);
    const placeholder = photoPlaceholder(url) ?? '';
    const svg = drawDemo(path(url))?.toSvg(160) ?? '';
    const { channels } = await sharp(Buffer.from(svg)).removeAlpha().stats();
    const placeholderRgb = [1, 3, 5].map((at) => Number.parseInt(placeholder.slice(at, at + 2), 16));
    const away = channels.slice(0, 3).map(({ mean }, i) => Math.abs(mean - (placeholderRgb[i] as number)));

    expect(placeholder).toMatch(/^#[0-9a-f]{6}$/);
    expect(Math.max(...away)).toBeLessThan(80);
  });
});

test('there are several hundred photos, and higher numbers wrap', () => {
  expect(kinds.reduce((sum, kind) => sum + PHOTO_KINDS[kind].count, 0)).toBeGreaterThan(600);
  expect(photoUrl('house', PHOTO_KINDS.house.count + 5)).toBe('/_files/demo/photos/house-005.jpg');
});

test('every scene of the sites renders and has a placeholder', () => {
  for (const name of Object.keys(SCENES))
    expect(drawDemo(`scenes/${name}.jpg`)?.toSvg(320)).toContain('<svg');
});

test('an unknown picture has no placeholder', () => {
  expect(photoPlaceholder('https://elsewhere.example/house-001.jpg')).toBeNull();
  expect(photoPlaceholder('/_files/edmonton/porch.png')).toBeNull();
});
