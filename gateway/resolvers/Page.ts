import type { PageResolvers } from '../__generated__/types.ts';

export const Page: PageResolvers = {
  id: ({ page }) => page.id,
  slug: ({ page }) => page.slug,
  name: ({ page }) => page.name,
  order: ({ page }) => Math.trunc(page.order),
  metaInfo: ({ page }) => page.metaInfo,
  hero: ({ page: { hero } }, _, { identity }) => (hero && (identity || !isHidden(hero)) ? hero : null),
  straps: ({ page }, _, { identity }) =>
    identity ? page.straps : page.straps.filter((strap) => !isHidden(strap)),
  config: ({ page }) => page.config,
  state: ({ page }) => page.state,
};

const isHidden = (strap: { config: { hidden: boolean } }) => strap.config.hidden === true;
