import { stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  DEMO_ILLUSTRATIONS,
  PHOTO_KINDS,
  type PhotoKind,
  photoPlaceholder,
  photoSubject,
  photoUrl,
} from './illustrations.ts';
import { LOOKS } from './looks.ts';
import { RENDERS } from './renders.ts';

const kinds = Object.keys(PHOTO_KINDS) as PhotoKind[];
const path = (url: string) => url.replace('/_files/demo/', '');

describe.each(kinds)('%s', (kind) => {
  const urls = Array.from({ length: PHOTO_KINDS[kind].count }, (_, n) => photoUrl(kind, n));

  test('every picture is 4:3, light to download and has its colour as its placeholder', async () => {
    for (const url of urls.slice(0, urls.length / 2)) {
      const { file } = DEMO_ILLUSTRATIONS.draw(path(url)) as { file: string };
      const { width = 0, height = 1 } = await sharp(file).metadata();

      expect(width).toBeGreaterThanOrEqual(1024);
      expect(width / height).toBeCloseTo(4 / 3, 2);
      expect((await stat(file)).size).toBeLessThan(160_000);
      expect(await placeholderError(url, sharp(file))).toBeLessThan(16);
    }
  });

  test('a picture and its mirror image have one subject', () => {
    expect(new Set(urls.map(photoSubject)).size).toBeGreaterThanOrEqual(urls.length / 2);
    expect(urls.map(photoSubject)).not.toContain(null);
  });

  test('any number is a picture', () => {
    expect(DEMO_ILLUSTRATIONS.draw(`photos/${kind}-999.jpg`)).toHaveProperty('file');
  });
});

test('higher numbers wrap', () => {
  for (const kind of kinds) expect(photoUrl(kind, PHOTO_KINDS[kind].count + 1)).toBe(photoUrl(kind, 1));
});

/** The most by which a channel of the placeholder differs from the picture's mean. */
async function placeholderError(url: string, picture: Sharp): Promise<number> {
  const placeholder = photoPlaceholder(url) ?? '';
  const { channels } = await picture.removeAlpha().stats();
  const placeholderRgb = [1, 3, 5].map((at) => Number.parseInt(placeholder.slice(at, at + 2), 16));

  expect(placeholder).toMatch(/^#[0-9a-f]{6}$/);
  return Math.max(
    ...channels.slice(0, 3).map(({ mean }, i) => Math.abs(mean - (placeholderRgb[i] as number))),
  );
}

describe.each(Object.keys(RENDERS))('the rendered scene %s', (name) => {
  const url = `/_files/demo/scenes/${name}.jpg`;
  const { file } = RENDERS[name] as { file: string };

  test('is wide, light to download and has its colour as its placeholder', async () => {
    const { width = 0, height = 1 } = await sharp(file).metadata();

    expect(width).toBeGreaterThanOrEqual(1280);
    expect(width / height).toBeCloseTo(16 / 9, 2);
    expect((await stat(file)).size).toBeLessThan(250_000);
    expect(await placeholderError(url, sharp(file))).toBeLessThan(16);
  });

  test('is found by its name, also with its size', () => {
    expect(DEMO_ILLUSTRATIONS.draw(path(url))).toMatchObject({ file });
    expect(DEMO_ILLUSTRATIONS.draw(`scenes/${name}-1760x990.jpg`)).toMatchObject({ file });
  });
});

test.each(Object.keys(LOOKS))(
  'the portrait of %s is 4:5, light to download and has its colour as its placeholder',
  async (person) => {
    const url = `/_files/demo/portraits/${person}.jpg`;
    const { file } = DEMO_ILLUSTRATIONS.draw(path(url)) as { file: string };
    const { width = 0, height = 1 } = await sharp(file).metadata();

    expect(width).toBeGreaterThanOrEqual(800);
    expect(width / height).toBeCloseTo(4 / 5, 2);
    expect((await stat(file)).size).toBeLessThan(25_000);
    expect(await placeholderError(url, sharp(file))).toBeLessThan(16);
  },
);

test('an unknown picture has no placeholder', () => {
  expect(photoPlaceholder('https://elsewhere.example/house-001.jpg')).toBeNull();
  expect(photoPlaceholder('/_files/edmonton/porch.png')).toBeNull();
});
