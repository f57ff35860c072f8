import { newHero } from './new-strap.ts';
import { DEFAULT_META_DESCRIPTION, DEFAULT_META_TITLE, type Page, type Strap } from './page.ts';

/** A new page at a slug, with the default hero and without straps unless some are given. */
export function newPage({
  slug,
  name = DEFAULT_META_TITLE,
  order = 0,
  hero = newHero(),
  straps = [],
}: {
  slug: string;
  name?: string;
  order?: number;
  hero?: Strap | null;
  straps?: Strap[];
}): Page {
  return {
    id: slug,
    order,
    name,
    slug,
    metaInfo: { title: DEFAULT_META_TITLE, description: DEFAULT_META_DESCRIPTION, imageUrl: '' },
    hero,
    straps,
    config: {},
    state: {},
  };
}
