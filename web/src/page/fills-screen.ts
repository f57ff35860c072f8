import type { Page } from '#domain/page/page.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { visibleStraps } from './page-straps.ts';

/** Requires the page's straps to be loaded: their definitions declare whether they fill the screen. */
export function fillsScreen(page: Page): boolean {
  return visibleStraps(page).some((strap) => loadedStrap(strap.name)?.fillsScreen);
}

/**
 * A map of the site's listings under the header, on pages with `config.showsMap`, unless a strap fills the screen
 * (decision 0023). Search pages have their own.
 */
export function hasLayoutMap(page: Page): boolean {
  return page.config.showsMap === true && !fillsScreen(page);
}
