import { isEqual } from '#domain/json/is-equal.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';

/** What every page of the site shares; changed on any page, and saved with it by Save Changes. */
export type SiteParts = { header: Header; footer: Footer; website: Website };
export type SitePart = keyof SiteParts;
/** The parts as the store has them, each with its own revision. */
export type SavedParts = { [P in SitePart]: { value: SiteParts[P]; revision: string } };
/** One part with what an agent made of it. */
export type PartChange = { [P in SitePart]: { part: P; value: SiteParts[P] } }[SitePart];

/** A part with an agent's changes that are not saved, and what was live when they began. */
export type PartDraft<P extends SitePart = SitePart> = {
  value: SiteParts[P];
  base: SiteParts[P];
  baseRevision: string;
};
/** The parts that are changed; the others have no draft. */
export type PartDrafts = { [P in SitePart]?: PartDraft<P> };

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

/** The parts that drafts are of. */
export function partsOf(drafts: PartDrafts): SitePart[] {
  return SITE_PARTS.filter((part) => drafts[part] !== undefined);
}

/** What of the parts is to be kept until it is saved. */
export function draftsOf(parts: SiteParts | null, saved: SavedParts | null): PartDrafts {
  if (!parts || !saved) return {};
  const drafts = changedParts(parts, saved).map((part) => {
    const { value: base, revision } = saved[part];

    return [part, { value: parts[part], base, baseRevision: revision }];
  });

  return Object.fromEntries(drafts);
}
