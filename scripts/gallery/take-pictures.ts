import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { GalleryTheme, Shot } from '#web/src/testing/gallery/shot.ts';
import { dressPage } from './dress-page.ts';
import { fileName, type Picture } from './picture.ts';

export type PictureOptions = {
  origin: string;
  out: string;
  themes: readonly GalleryTheme[];
  widths: readonly number[];
};

/** Longer straps are cropped. */
const MAX_HEIGHT = 12_000;
/** Selector of the pictured element by kind of example; a header is pictured with what it overlays. */
const SUBJECTS: Record<Shot['kind'], string> = {
  strap: 'main',
  hero: 'main',
  header: 'body',
  footer: 'body > footer, footer.strap',
};
const HEADER_HEIGHT = 900;

/**
 * Pictures of one example in every palette and width from one page load: only the theme's rules and the
 * viewport change.
 */
export async function takePictures(page: Page, shot: Shot, options: PictureOptions): Promise<Picture[]> {
  const { origin, out, themes, widths } = options;
  const pictures: Picture[] = [];
  await page.goto(`${origin}${shot.at}${shot.at.includes('?') ? '&' : '?'}palette=${themes[0]?.key}`);
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const [turn, theme] of themes.entries()) {
      await dressPage(page, theme, turn);
      const box = await page.locator(SUBJECTS[shot.kind]).first().boundingBox();
      const height = Math.min(
        Math.ceil(box?.height ?? 1),
        shot.kind === 'header' ? HEADER_HEIGHT : MAX_HEIGHT,
      );
      const file = fileName(shot, theme.key, width);
      await page.screenshot({
        path: join(out, file),
        type: 'jpeg',
        quality: 80,
        fullPage: true,
        clip: { x: 0, y: await pageTop(page, box?.y ?? 0), width, height: Math.max(1, height) },
      });
      pictures.push({ file, shot, palette: theme.key, width, height });
    }
  }

  return pictures;
}

async function pageTop(page: Page, y: number): Promise<number> {
  return y + (await page.evaluate(() => window.scrollY));
}
