import type { Page } from '#domain/page/page.ts';
import { loadedStrap, loadStraps } from '#web/strap-plugins/kit/registry.ts';
import type { ModalListing } from '../modals/modal-request.ts';
import type { SiteModel } from '../site/site-model.ts';
import { phoneHeader } from '../templates/headers/phone-header.ts';
import { drawnStraps, visibleStraps } from './page-straps.ts';

export const PHONE_DETAILS = { header: 'header-mobile-details', footer: 'footer-mobile-details' } as const;

/** Loads the code of everything on a page, so that it can be drawn in one pass. */
export async function loadDrawn(site: SiteModel, drawn: Drawn): Promise<void> {
  await loadStraps([...drawnStraps(site, drawn.page).map(({ name }) => name), ...placedOnPhones(drawn)]);
  await loadStraps(ofStraps(drawn.page));
}

/** Keys of everything with code of its own on a page, once it was loaded. */
export function drawnNames(site: SiteModel, drawn: Drawn): string[] {
  const straps = drawnStraps(site, drawn.page).map(({ name }) => name);

  return [...new Set([...straps, ...placedOnPhones(drawn), ...ofStraps(drawn.page)])];
}

type Drawn = { page: Page; listing?: ModalListing };

/** Headers and footers that the page itself has on phones. */
function placedOnPhones({ page, listing }: Drawn): string[] {
  return [phoneHeader(page), ...(listing ? [PHONE_DETAILS.header, PHONE_DETAILS.footer] : [])];
}

/** Those that its straps bring. */
function ofStraps(page: Page): string[] {
  return visibleStraps(page).flatMap(({ name }) => loadedStrap(name)?.phoneTemplates ?? []);
}
