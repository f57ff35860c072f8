import type { Page } from '@playwright/test';
import type { GalleryTheme } from '#web/src/gallery/shot.ts';

/** Dresses a page of the gallery in a palette without loading it again; by `turn` each example stands on another ground. */
export async function dressPage(page: Page, theme: GalleryTheme, turn: number): Promise<void> {
  await page.evaluate(dress, { theme, turn });
  await page.evaluate(settle);
}

/** In the page: the theme's rules in place of the former one's, and each example on the next ground. */
function dress({ theme, turn }: { theme: GalleryTheme; turn: number }): void {
  const grounds = ['default', 'alternate', 'feature'];
  const style = document.head.querySelector('style:not([data-vite-dev-id])');
  if (!style?.textContent?.startsWith(':root')) throw new Error('The page has no rules of a theme.');
  style.textContent = theme.css;
  document.documentElement.classList.toggle('is-dark', theme.isDark);

  for (const [index, strap] of [...document.querySelectorAll('main > section.strap')].entries()) {
    strap.classList.remove(...grounds.map((ground) => `theme-${ground}`));
    strap.classList.add(`theme-${grounds[(index + turn) % grounds.length]}`);
  }
}

/** In the page: laid out below the screen, too, and until its fonts and pictures are there, at most five seconds. */
async function settle(): Promise<void> {
  document.documentElement.dataset.isWhole = '';
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  const late = new Promise((resolve) => setTimeout(resolve, 5000));
  const there = Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))]);
  await Promise.race([there, late]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
