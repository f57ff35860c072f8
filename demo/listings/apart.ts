import type { ListingDocument } from '#engine/store/documents.ts';
import { PHOTO_KINDS, type PhotoKind, photoSubject, photoUrl } from '../art/illustrations.ts';

/** Two homes that far apart in a list are not seen together. */
const FAR = 24;
const PHOTO = /\/photos\/(\w+)-(\d+)\.jpg$/;

/**
 * Gives homes that stand near each other in a list, the newest first, different first pictures, and as far as the library of pictures
 * allows: in the whole market and in each neighbourhood, which are what feeds show.
 */
export function varyFirstPictures(listings: readonly { document: ListingDocument }[]): void {
  const recent = new Map<string, (string | null)[]>();
  const newestFirst = listings
    .map(({ document }) => document)
    .sort((a, b) => b.list_date.localeCompare(a.list_date));
  for (const { images, neighbourhood } of newestFirst) {
    const [first] = images;
    const [, kind, number] = PHOTO.exec(first ?? '') ?? [];
    if (!first || !kind || !isKind(kind)) continue;
    const groups = [kind, `${kind} ${neighbourhood}`];
    const lists = groups.map((group) => recent.get(group) ?? []);
    const inside = new Set(images.slice(1).map(photoSubject));
    images[0] = farthest(kind, Number(number), lists, inside) ?? first;
    const subject = photoSubject(images[0]);
    for (const group of groups) recent.set(group, [subject, ...(recent.get(group) ?? [])].slice(0, FAR));
  }
}

const isKind = (kind: string): kind is PhotoKind => Object.hasOwn(PHOTO_KINDS, kind);

/** Of the pictures that are not inside the listing too, the first from a number on that was last seen the longest ago. */
function farthest(
  kind: PhotoKind,
  from: number,
  lists: readonly (readonly (string | null)[])[],
  inside: ReadonlySet<string | null>,
): string | null {
  let best: string | null = null;
  let most = -1;
  for (let step = 0; step < PHOTO_KINDS[kind].count && most < FAR; step++) {
    const url = photoUrl(kind, from + step);
    const subject = photoSubject(url);
    if (inside.has(subject)) continue;
    const distance = Math.min(...lists.map((list) => (list.includes(subject) ? list.indexOf(subject) : FAR)));
    if (distance > most) [best, most] = [url, distance];
  }
  return best;
}
