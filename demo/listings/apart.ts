import type { ListingDocument } from '#engine/store/documents.ts';
import { PHOTO_KINDS, type PhotoKind, photoSubject, photoUrl } from '../art/illustrations.ts';

/** Two homes that far apart in a list are not seen together. */
const FAR = 24;
const PHOTO = /\/photos\/(\w+)-(\d+)\.jpg$/;

/**
 * Gives homes that stand near each other in a list, the newest first, different first pictures, and as far as the library of pictures
 * allows: in the whole market, in each neighbourhood, and among the homes for sale or for lease, which are what lists show.
 */
export function varyFirstPictures(
  listings: readonly { document: ListingDocument; transaction_type: string }[],
): void {
  const recent = new Map<string, string[]>();
  const newestFirst = listings.toSorted((a, b) => b.document.list_date.localeCompare(a.document.list_date));
  for (const { document, transaction_type } of newestFirst) {
    const { images, neighbourhood } = document;
    const [first] = images;
    const [, kind, number] = PHOTO.exec(first ?? '') ?? [];
    if (!first || !kind || !isKind(kind)) continue;
    const groups = [kind, `${kind} ${neighbourhood}`, `${kind} ${transaction_type}`];
    const lists = groups.map((group) => recent.get(group) ?? []);
    const url = farthest(kind, Number(number), lists);
    const inside = images.findIndex((each, index) => index > 0 && photoSubject(each) === photoSubject(url));
    if (inside > 0) images[inside] = first;
    images[0] = url;
    for (const group of groups) recent.set(group, [url, ...(recent.get(group) ?? [])].slice(0, FAR));
  }
}

const isKind = (kind: string): kind is PhotoKind => Object.hasOwn(PHOTO_KINDS, kind);

/** The first picture from a number on whose subject was last seen the longest ago; a picture and its mirror image alternate. */
function farthest(kind: PhotoKind, from: number, lists: readonly (readonly string[])[]): string {
  let best = photoUrl(kind, from);
  let most = -1;
  for (let step = 0; step < PHOTO_KINDS[kind].count; step++) {
    const url = photoUrl(kind, from + step);
    const subject = photoSubject(url);
    const age = (isSame: (seen: string) => boolean) =>
      Math.min(...lists.map((list) => (list.findIndex(isSame) + 1 || FAR + 1) - 1));
    const score = age((seen) => photoSubject(seen) === subject) + age((seen) => seen === url) / (FAR + 1);
    if (score > most) [best, most] = [url, score];
  }
  return best;
}
