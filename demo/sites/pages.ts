import type { Page, Strap } from '#domain/page/page.ts';
import { strapConfig } from '#domain/page/strap-config.ts';
import type { StrapSeed } from './straps/strap-seed.ts';

export type PageBrief = {
  slug: string;
  name: string;
  title: string;
  description: string;
  imageUrl: string;
  hero: StrapSeed | null;
  straps: readonly StrapSeed[];
};

const placed = (seed: StrapSeed, id: string, order: number): Strap => ({
  id,
  name: seed.name,
  order,
  state: seed.state,
  config: strapConfig(seed.config),
});

/** Pages in display order. */
export function pages(briefs: readonly PageBrief[]): Page[] {
  return briefs.map(({ slug, name, title, description, imageUrl, hero, straps }, order) => ({
    id: slug,
    order,
    name,
    slug,
    metaInfo: { title, description, imageUrl },
    hero: hero ? placed(hero, 'hero', 0) : null,
    straps: straps.map((seed, i) => placed(seed, `${slug}-${i + 1}`, i)),
    config: {},
    state: {},
  }));
}
