import type { Page } from '@playwright/test';
import type { GalleryTheme } from '#web/src/testing/gallery/shot.ts';

/** Applies a palette to a page of the gallery without reloading; `turn` selects each example's background. */
export async function dressPage(page: Page, theme: GalleryTheme, turn: number): Promise<void> {
  await page.evaluate(dress, { theme, turn });
  await page.evaluate(settle);
}

/** In the page: replaces the theme's rules, and moves each example to the next background. */
function dress({ theme, turn }: { theme: GalleryTheme; turn: number }): void {
  const grounds = ['default', 'alternate', 'feature'];
  const style = document.head.querySelector('style:not([data-vite-dev-id])');
  if (!style?.textContent?.includes(':root{')) throw new Error('The page has no theme rules.');
  style.textContent = theme.css;
  document.documentElement.classList.toggle('is-dark', theme.isDark);

  for (const [index, strap] of [...document.querySelectorAll('main > section.strap')].entries()) {
    strap.classList.remove(...grounds.map((ground) => `theme-${ground}`));
    strap.classList.add(`theme-${grounds[(index + turn) % grounds.length]}`);
  }
}

/**
 * In the page: waits until it is laid out, including below the screen, with fonts and pictures; at most five
 * seconds.
 */
async function settle(): Promise<void> {
  document.documentElement.dataset.isWhole = '';
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  const late = new Promise((resolve) => setTimeout(resolve, 5000));
  const there = Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))]);
  await Promise.race([there, late]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
