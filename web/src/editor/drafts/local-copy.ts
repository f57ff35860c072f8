import type { Page } from '#domain/page/page.ts';

/** Changes that are on this device only. `keptAt` is an instant in ISO 8601. */
export type LocalCopy = { page: Page; baseRevision: string; keptAt: string };

type Place = { spaceId: string; slug: string };

/** Keeps changes of a page on this device; false when the browser has no room or allows none. */
export function keepLocalCopy(place: Place, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

/** The changes of a page this device kept; null when there are none, or none that can be read. */
export function readLocalCopy(place: Place): LocalCopy | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');

    return isLocalCopy(copy) ? copy : null;
  } catch {
    return null;
  }
}

export function forgetLocalCopy(place: Place): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // Without storage there is nothing to forget.
  }
}

function keyOf({ spaceId, slug }: Place): string {
  return `strapwork.draft.${spaceId}.${slug}`;
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
