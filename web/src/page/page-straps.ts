import {
  ERROR_STRAP_ID,
  type Page,
  type State,
  type Strap,
  strapConfig,
  type TextAlign,
} from '#domain/page/page.ts';
import { footerAsStrap, headerAsStrap } from './as-strap.ts';
import type { SiteModel } from './site-model.ts';

/** Straps of a page that fills the screen with a map: no footer below it. */
const FULL_SCREEN_STRAP = 'strap-map-listing-search';

/** The straps a visitor sees, in their order; the empty-page strap when there are none. */
export function visibleStraps(page: Page): Strap[] {
  const visible = page.straps.filter((strap) => !strap.config.hidden).sort((a, b) => a.order - b.order);

  return visible.length > 0 ? visible : [placedStrap('strap-empty-page', { textAlign: 'centered' })];
}

export function hasFooter(page: Page): boolean {
  return !visibleStraps(page).some((strap) => strap.name === FULL_SCREEN_STRAP);
}

/**
 * A map of the site's homes under the header: on pages that ask for it by `config.showsMap`, unless a strap fills the
 * screen with one (specification §2, decision A018). The search brings its own.
 */
export function hasLayoutMap(page: Page): boolean {
  return page.config.showsMap === true && hasFooter(page);
}

/** Everything on the page that is drawn by a definition: header, hero, straps, footer. */
export function drawnStraps(site: SiteModel, page: Page): Strap[] {
  return [
    headerAsStrap(site.header),
    ...(page.hero && !page.hero.config.hidden ? [page.hero] : []),
    ...visibleStraps(page),
    ...(hasFooter(page) ? [footerAsStrap(site.footer)] : []),
  ];
}

type PlacedStrap = { id?: string; state?: State; textAlign?: TextAlign };

/** A strap the product places itself. */
export function placedStrap(
  name: string,
  { id = name, state = {}, textAlign = 'left' }: PlacedStrap = {},
): Strap {
  return { id, name, order: 0, state, config: strapConfig({ style: { rule: false, textAlign } }) };
}

/** The page that stands for an error. */
export function errorPage(code: number, text: string): Page {
  const error = placedStrap('strap-error', {
    id: ERROR_STRAP_ID,
    state: { code, message: text },
    textAlign: 'centered',
  });

  return {
    id: ERROR_STRAP_ID,
    order: 0,
    name: ERROR_STRAP_ID,
    slug: '',
    metaInfo: { title: '', description: '', imageUrl: '' },
    hero: null,
    straps: [error],
    config: {},
    state: {},
  };
}
