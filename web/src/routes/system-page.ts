import type { Page, State, TextAlign } from '#domain/page/page.ts';
import type { LoadedPage } from '../data/route-loader.ts';
import { placedStrap } from '../page/page-straps.ts';

type SystemPageInput = {
  slug: string;
  title: string;
  description?: string;
  strap: string;
  state?: State;
  textAlign?: TextAlign;
};

/** A page the product places on a route: one strap, not stored. */
export function systemPage({
  slug,
  title,
  description = '',
  strap,
  state = {},
  textAlign = 'left',
}: SystemPageInput): LoadedPage {
  const page: Page = {
    id: slug,
    order: 0,
    name: title,
    slug,
    metaInfo: { title, description, imageUrl: '' },
    hero: null,
    straps: [placedStrap(strap, { state, textAlign })],
    config: {},
    state: {},
  };

  return { kind: 'system', status: 200, page, revision: null, savedAt: null };
}
