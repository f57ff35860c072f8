import type { Page } from '#domain/page/page.ts';
import { loadedStrap, loadStraps } from '#web/strap-plugins/kit/registry.ts';
import type { ModalListing } from '../modals/modal-request.ts';
import type { SiteModel } from '../site/site-model.ts';
import { phoneHeader } from '../templates/headers/phone-header.ts';
import { contentStraps, visibleStraps } from './page-straps.ts';

export const PHONE_DETAILS = { header: 'header-mobile-details', footer: 'footer-mobile-details' } as const;

/** Loads the code of everything on a page, so that it renders in one pass. */
export async function loadPageCode(site: SiteModel, rendered: RenderedPage): Promise<void> {
  await loadStraps([...namesOn(site, rendered.page), ...placedOnPhones(rendered)]);
  await loadStraps(declaredByStraps(rendered.page));
}

/** Names of everything on a loaded page that has a chunk. */
export function codeNames(site: SiteModel, rendered: RenderedPage): string[] {
  const names = namesOn(site, rendered.page);

  return [...new Set([...names, ...placedOnPhones(rendered), ...declaredByStraps(rendered.page)])];
}

type RenderedPage = { page: Page; listing?: ModalListing };

function namesOn({ header, footer }: SiteModel, page: Page): string[] {
  return [header.name, ...contentStraps(page).map(({ name }) => name), footer.name];
}

/** Headers and footers that the page adds on phones. */
function placedOnPhones({ page, listing }: RenderedPage): string[] {
  return [phoneHeader(page), ...(listing ? [PHONE_DETAILS.header, PHONE_DETAILS.footer] : [])];
}

/** Phone headers and footers that straps declare. */
function declaredByStraps(page: Page): string[] {
  return visibleStraps(page).flatMap(({ name }) => loadedStrap(name)?.phoneTemplates ?? []);
}
