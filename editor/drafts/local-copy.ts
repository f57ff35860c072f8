import type { Page } from '#domain/page/page.ts';
import { type PartDrafts, SITE_PARTS } from '../site-parts.ts';

/** Changes that are on this device only. `keptAt` is an instant in ISO 8601. */
export type LocalCopy = { page: Page; baseRevision: string; keptAt: string };

/** Changes of what all pages share that are on this device only. */
export type LocalSiteCopy = { parts: PartDrafts; keptAt: string };

type Place = { spaceId: string; slug: string };

/** Keeps changes of a page on this device; false when the browser has no room or allows none. */
export function keepLocalCopy(place: Place, copy: LocalCopy): boolean {
  return keep(keyOf(place), copy);
}

/** The changes of a page this device kept; null when there are none, or none that can be read. */
export function readLocalCopy(place: Place): LocalCopy | null {
  return read(keyOf(place), isLocalCopy);
}

export function forgetLocalCopy(place: Place): void {
  forget(keyOf(place));
}

/** The same for what all pages of a site share. */
export function keepLocalSiteCopy(spaceId: string, copy: LocalSiteCopy): boolean {
  return keep(siteKeyOf(spaceId), copy);
}

export function readLocalSiteCopy(spaceId: string): LocalSiteCopy | null {
  return read(siteKeyOf(spaceId), isLocalSiteCopy);
}

export function forgetLocalSiteCopy(spaceId: string): void {
  forget(siteKeyOf(spaceId));
}

function keep(key: string, copy: LocalCopy | LocalSiteCopy): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

function read<T>(key: string, isCopy: (value: unknown) => value is T): T | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');

    return isCopy(copy) ? copy : null;
  } catch {
    return null;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

function keyOf({ spaceId, slug }: Place): string {
  return `strapwork.draft.${spaceId}.${slug}`;
}

function siteKeyOf(spaceId: string): string {
  return `strapwork.site-draft.${spaceId}`;
}

function isLocalSiteCopy(value: unknown): value is LocalSiteCopy {
  if (typeof value !== 'object' || value === null) return false;
  const { parts, keptAt } = value as Partial<LocalSiteCopy>;

  return (
    typeof keptAt === 'string' &&
    typeof parts === 'object' &&
    parts !== null &&
    SITE_PARTS.every((part) => {
      const draft = parts[part];
      return (
        draft === undefined ||
        (typeof draft.value === 'object' &&
          typeof draft.base === 'object' &&
          typeof draft.baseRevision === 'string')
      );
    })
  );
}

function isLocalCopy(value: unknown): value is LocalCopy {
  if (typeof value !== 'object' || value === null) return false;
  const { page, baseRevision, keptAt } = value as Partial<LocalCopy>;

  return (
    typeof baseRevision === 'string' &&
    typeof keptAt === 'string' &&
    typeof page === 'object' &&
    typeof page?.slug === 'string' &&
    typeof page.metaInfo === 'object' &&
    Array.isArray(page.straps)
  );
}
