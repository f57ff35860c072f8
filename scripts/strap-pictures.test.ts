import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const FOLDERS = join(import.meta.dirname, '../web/strap-plugins');

test('the pictures of the strap picker are 400 by 250 pixels, and small', async () => {
  const names = readdirSync(FOLDERS, { recursive: true, encoding: 'utf8' });
  const pictures = await Promise.all(
    names.filter((name) => name.endsWith('picture.webp')).map((name) => readFile(join(FOLDERS, name))),
  );

  expect(pictures.length).toBeGreaterThan(40);
  for (const picture of pictures) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 400, height: 250 });
    expect(picture.length).toBeLessThan(20_000);
  }
  expect(pictures.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(500_000);
});
