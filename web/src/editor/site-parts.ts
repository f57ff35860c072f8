import { isEqual } from '#domain/json/is-equal.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';
import type { SiteModel } from '../page/site-model.ts';

/** What every page of the site shares; changed on any page, and saved with it by Save Changes (specification §4). */
export type SiteParts = { header: Header; footer: Footer; website: Website };
export type SitePart = keyof SiteParts;
/** The parts as the store has them, each with its own revision. */
export type SavedParts = { [P in SitePart]: { value: SiteParts[P]; revision: string } };
/** One part with what an agent made of it. */
export type PartChange = { [P in SitePart]: { part: P; value: SiteParts[P] } }[SitePart];

/** In the order they are saved in. */
export const SITE_PARTS = ['header', 'footer', 'website'] as const satisfies readonly SitePart[];

/** The parts as the site that is shown has them. */
export function savedPartsOf({ header, footer, website, revisions }: SiteModel): SavedParts {
  return {
    header: { value: header, revision: revisions.header },
    footer: { value: footer, revision: revisions.footer },
    website: { value: website, revision: revisions.website },
  };
}

export function valuesOf({ header, footer, website }: SavedParts): SiteParts {
  return { header: header.value, footer: footer.value, website: website.value };
}

/** The parts that differ from what is stored. */
export function changedParts(parts: SiteParts | null, saved: SavedParts | null): SitePart[] {
  if (!parts || !saved) return [];

  return SITE_PARTS.filter((part) => !isEqual(parts[part], saved[part].value));
}
