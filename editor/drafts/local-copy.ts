import type { Page } from '#domain/page/page.ts';
import { type PartDrafts, SITE_PARTS } from '../editing/site-parts.ts';

/** Changes of a page in `localStorage`. `storedAt` is the time of storing, in ISO 8601. */
export type LocalCopy = { page: Page; baseRevision: string; storedAt: string };

/** Changes of shared parts in `localStorage`. */
export type LocalSiteCopy = { parts: PartDrafts; storedAt: string };

type Place = { spaceId: string; slug: string };

/** Stores changes of a page on this device; false if storage is full or disabled. */
export function storeLocalCopy(place: Place, copy: LocalCopy): boolean {
  return store(keyOf(place), copy);
}

/** The stored changes of a page; null if there are none or they are invalid. */
export function readLocalCopy(place: Place): LocalCopy | null {
  return read(keyOf(place), isLocalCopy);
}

export function removeLocalCopy(place: Place): void {
  remove(keyOf(place));
}

/** The same for the parts that all pages of a site share. */
export function storeLocalSiteCopy(spaceId: string, copy: LocalSiteCopy): boolean {
  return store(siteKeyOf(spaceId), copy);
}

export function readLocalSiteCopy(spaceId: string): LocalSiteCopy | null {
  return read(siteKeyOf(spaceId), isLocalSiteCopy);
}

export function removeLocalSiteCopy(spaceId: string): void {
  remove(siteKeyOf(spaceId));
}

function store(key: string, copy: LocalCopy | LocalSiteCopy): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

function read<T>(key: string, isCopy: (value: unknown) => value is T): T | null {
  try {
    const copy = renamed(JSON.parse(localStorage.getItem(key) ?? 'null'));

    return isCopy(copy) ? copy : null;
  } catch {
    return null;
  }
}

/** Copies of earlier versions say `keptAt`. */
function renamed(copy: unknown): unknown {
  if (typeof copy !== 'object' || copy === null || !('keptAt' in copy)) return copy;
  const { keptAt, ...rest } = copy;

  return { storedAt: keptAt, ...rest };
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is disabled, so nothing is stored.
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
  const { parts, storedAt } = value as Partial<LocalSiteCopy>;

  return (
    typeof storedAt === 'string' &&
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
  const { page, baseRevision, storedAt } = value as Partial<LocalCopy>;

  return (
    typeof baseRevision === 'string' &&
    typeof storedAt === 'string' &&
    typeof page === 'object' &&
    typeof page?.slug === 'string' &&
    typeof page.metaInfo === 'object' &&
    Array.isArray(page.straps)
  );
}
