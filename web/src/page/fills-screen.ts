import type { Page } from '#domain/page/page.ts';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { visibleStraps } from './page-straps.ts';

/** Known once the straps of the page were loaded: whether one of them fills the screen says its definition. */
export function fillsScreen(page: Page): boolean {
  return visibleStraps(page).some((strap) => loadedStrap(strap.name)?.fillsScreen);
}

/**
 * A map of the site's homes under the header: on pages that ask for it by `config.showsMap`, unless a strap fills the
 * screen with one (decision 0023). The search brings its own.
 */
export function hasLayoutMap(page: Page): boolean {
  return page.config.showsMap === true && !fillsScreen(page);
}
