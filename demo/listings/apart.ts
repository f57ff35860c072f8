import type { ListingDocument } from '#engine/store/documents.ts';
import { PHOTO_KINDS, type PhotoKind, photoUrl } from '../art/illustrations.ts';

const NEAR = 8;
const PHOTO = /\/photos\/(\w+)-(\d+)\.jpg$/;

/**
 * Gives homes that stand near each other in a list, the newest first, different first pictures: in the whole market and in each
 * neighbourhood, which are what feeds show.
 */
export function tellApart(listings: readonly { document: ListingDocument }[]): void {
  const recent = new Map<string, string[]>();
  const newestFirst = listings
    .map(({ document }) => document)
    .sort((a, b) => b.list_date.localeCompare(a.list_date));
  for (const { images, neighbourhood } of newestFirst) {
    const [first] = images;
    const [, kind, number] = PHOTO.exec(first ?? '') ?? [];
    if (!first || !kind || !isKind(kind)) continue;
    const groups = [kind, `${kind} ${neighbourhood}`];
    const taken = new Set([...groups.flatMap((group) => recent.get(group) ?? []), ...images.slice(1)]);
    images[0] = freePhoto(kind, Number(number), taken) ?? first;
    for (const group of groups) recent.set(group, [images[0], ...(recent.get(group) ?? [])].slice(0, NEAR));
  }
}

const isKind = (kind: string): kind is PhotoKind => Object.hasOwn(PHOTO_KINDS, kind);

function freePhoto(kind: PhotoKind, from: number, taken: ReadonlySet<string>): string | null {
  for (let step = 0; step < PHOTO_KINDS[kind].count; step++) {
    const url = photoUrl(kind, from + step);
    if (!taken.has(url)) return url;
  }
  return null;
}
