import { withoutHidden } from '#domain/page/without-hidden.ts';
import type { PageResolvers } from '../__generated__/types.ts';

export const Page: PageResolvers = {
  id: ({ page }) => page.id,
  slug: ({ page }) => page.slug,
  name: ({ page }) => page.name,
  order: ({ page }) => Math.trunc(page.order),
  metaInfo: ({ page }) => page.metaInfo,
  hero: ({ page }, _, { identity }) => (identity ? page : withoutHidden(page)).hero,
  straps: ({ page }, _, { identity }) => (identity ? page : withoutHidden(page)).straps,
  config: ({ page }) => page.config,
  state: ({ page }) => page.state,
};
