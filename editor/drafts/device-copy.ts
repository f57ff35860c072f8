import { isEqual } from '#domain/json/is-equal.ts';
import type { Page } from '#domain/page/page.ts';
import { type PartDrafts, type SavedParts, SITE_PARTS, type SiteParts } from '../editing/site-parts.ts';
import {
  type LocalCopy,
  type LocalSiteCopy,
  readLocalCopy,
  readLocalSiteCopy,
  removeLocalCopy,
  removeLocalSiteCopy,
} from './local-copy.ts';

/** Unsaved changes of an earlier visit that are only on this device: of the page, and of the parts that all pages share. */
export type DeviceCopy = { page: LocalCopy | null; site: LocalSiteCopy | null };

type Place = { spaceId: string; slug: string };
type Known = {
  /** The live page and its draft. */
  pages: readonly (Page | undefined)[];
  /** The live and the drafted parts that all pages share. */
  site: SavedParts | null;
  parts: SiteParts | null;
};

/** The changes that only this device has; removes copies that are equal to a stored version. */
export function readCopies({ spaceId, slug }: Place, { pages, site, parts }: Known): DeviceCopy | null {
  let page = readLocalCopy({ spaceId, slug });
  if (page && pages.some((known) => isEqual(known, page?.page))) {
    removeLocalCopy({ spaceId, slug });
    page = null;
  }

  let shared = readLocalSiteCopy(spaceId);
  if (shared) {
    const unknown = unknownOf(shared.parts, { site, parts });
    if (Object.keys(unknown).length === 0) removeLocalSiteCopy(spaceId);
    shared = Object.keys(unknown).length === 0 ? null : { ...shared, parts: unknown };
  }

  return page || shared ? { page, site: shared } : null;
}

export function dropCopies({ spaceId, slug }: Place): void {
  removeLocalCopy({ spaceId, slug });
  removeLocalSiteCopy(spaceId);
}

function unknownOf(copy: PartDrafts, { site, parts }: Pick<Known, 'site' | 'parts'>): PartDrafts {
  const known = SITE_PARTS.filter((part) =>
    [site?.[part].value, parts?.[part]].some((value) => isEqual(value, copy[part]?.value)),
  );

  return Object.fromEntries(Object.entries(copy).filter(([part]) => !known.some((name) => name === part)));
}
