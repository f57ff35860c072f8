import { ERROR_STRAP_ID, type Page, type State, type Strap, type TextAlign } from '#domain/page/page.ts';
import { type PartialStrapConfig, strapConfig } from '#domain/page/strap-config.ts';
import type { SiteModel } from '../site/site-model.ts';
import { footerAsStrap, headerAsStrap } from './as-strap.ts';

/** The straps of a loaded page, which has those a visitor sees (shownPage), in order; the empty-page strap when there are none. */
export function visibleStraps(page: Page): Strap[] {
  const visible = [...page.straps].sort((a, b) => a.order - b.order);

  const state = { isBelowHeading: hasFirstHeading(page.hero?.state) };

  return visible.length > 0 ? visible : [placedStrap('strap-empty-page', { state, textAlign: 'centered' })];
}

/** Whether a heading of the first size is in a state. */
function hasFirstHeading(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { html, size } = value as { html?: unknown; size?: unknown };

  return (Boolean(html) && size === 'h1') || Object.values(value).some(hasFirstHeading);
}

/** The content between header and footer for a visitor: the hero, then the straps. */
export function contentStraps(page: Page): Strap[] {
  return [...(page.hero ? [page.hero] : []), ...visibleStraps(page)];
}

/** Everything on the page that has a definition: header, hero, straps, footer (whose data include the legal text). */
export function renderedStraps(site: SiteModel, page: Page): Strap[] {
  return [headerAsStrap(site.header), ...contentStraps(page), footerAsStrap(site.footer)];
}

type PlacedStrap = { id?: string; state?: State; textAlign?: TextAlign; config?: PartialStrapConfig };

/** A strap the product places itself. */
export function placedStrap(
  name: string,
  { id = name, state = {}, textAlign = 'left', config = {} }: PlacedStrap = {},
): Strap {
  return {
    id,
    name,
    order: 0,
    state,
    config: strapConfig({ ...config, style: { rule: false, textAlign, ...config.style } }),
  };
}

/** The error page. */
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
