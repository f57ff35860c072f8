import { isEqual } from '#domain/json/is-equal.ts';
import type { Page } from '#domain/page/page.ts';
import { type PartDrafts, type SavedParts, SITE_PARTS, type SiteParts } from '../site-parts.ts';
import {
  forgetLocalCopy,
  forgetLocalSiteCopy,
  type LocalCopy,
  type LocalSiteCopy,
  readLocalCopy,
  readLocalSiteCopy,
} from './local-copy.ts';

/** Changes of an earlier visit that are on this device only: of the page, and of what all pages share. */
export type DeviceCopy = { page: LocalCopy | null; site: LocalSiteCopy | null };

type Place = { spaceId: string; slug: string };
type Known = {
  /** The page as it is live, and as its draft is. */
  pages: readonly (Page | undefined)[];
  /** The same of what all pages share. */
  site: SavedParts | null;
  parts: SiteParts | null;
};

/** What this device kept and nothing else knows; a copy that says nothing new is forgotten. */
export function readCopies({ spaceId, slug }: Place, { pages, site, parts }: Known): DeviceCopy | null {
  let page = readLocalCopy({ spaceId, slug });
  if (page && pages.some((known) => isEqual(known, page?.page))) {
    forgetLocalCopy({ spaceId, slug });
    page = null;
  }

  let shared = readLocalSiteCopy(spaceId);
  if (shared) {
    const unknown = unknownOf(shared.parts, { site, parts });
    if (Object.keys(unknown).length === 0) forgetLocalSiteCopy(spaceId);
    shared = Object.keys(unknown).length === 0 ? null : { ...shared, parts: unknown };
  }

  return page || shared ? { page, site: shared } : null;
}

export function dropCopies({ spaceId, slug }: Place): void {
  forgetLocalCopy({ spaceId, slug });
  forgetLocalSiteCopy(spaceId);
}

function unknownOf(copy: PartDrafts, { site, parts }: Pick<Known, 'site' | 'parts'>): PartDrafts {
  const known = SITE_PARTS.filter((part) =>
    [site?.[part].value, parts?.[part]].some((value) => isEqual(value, copy[part]?.value)),
  );

  return Object.fromEntries(Object.entries(copy).filter(([part]) => !known.some((name) => name === part)));
}
