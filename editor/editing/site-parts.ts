import { isEqual } from '#domain/json/is-equal.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';

/** The parts that all pages share, edited on any page and saved with it by Save Changes. */
export type SiteParts = { header: Header; footer: Footer; website: Website };
export type SitePart = keyof SiteParts;
/** The stored parts, each with its own revision. */
export type SavedParts = { [P in SitePart]: { value: SiteParts[P]; revision: string } };
/** One part with its changed value. */
export type PartChange = { [P in SitePart]: { part: P; value: SiteParts[P] } }[SitePart];

/** An agent's unsaved changes of a part, and the live value when they began. */
export type PartDraft<P extends SitePart = SitePart> = {
  value: SiteParts[P];
  base: SiteParts[P];
  baseRevision: string;
};
/** The changed parts; unchanged ones have no draft. */
export type PartDrafts = { [P in SitePart]?: PartDraft<P> };

/** In saving order. */
export const SITE_PARTS = ['header', 'footer', 'website'] as const satisfies readonly SitePart[];

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

/** The parts that differ from the stored ones. */
export function changedParts(parts: SiteParts | null, saved: SavedParts | null): SitePart[] {
  if (!parts || !saved) return [];

  return SITE_PARTS.filter((part) => !isEqual(parts[part], saved[part].value));
}

export function partsOf(drafts: PartDrafts): SitePart[] {
  return SITE_PARTS.filter((part) => drafts[part] !== undefined);
}

/** The drafts to store: the parts that differ from the saved ones. */
export function draftsOf(parts: SiteParts | null, saved: SavedParts | null): PartDrafts {
  if (!parts || !saved) return {};
  const drafts = changedParts(parts, saved).map((part) => {
    const { value: base, revision } = saved[part];

    return [part, { value: parts[part], base, baseRevision: revision }];
  });

  return Object.fromEntries(drafts);
}
