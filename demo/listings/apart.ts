import type { ListingDocument } from '#engine/store/documents.ts';
import { PHOTO_KINDS, type PhotoKind, photoSubject, photoUrl } from '../art/illustrations.ts';
import { exteriorLevels } from './exterior-levels.ts';

type Listing = { document: ListingDocument; transaction_type: string };

/** Two homes that far apart in a list are not seen together. */
const FAR = 24;
const PHOTO = /\/photos\/(\w+)-(\d+)\.jpg$/;
/** An apartment is known by its rooms as much as by its building. */
const APARTMENTS: ReadonlySet<PhotoKind> = new Set(['condo', 'loft']);
const BEST_ROOM = /\/photos\/(living|kitchen)-\d+\.jpg$/;
/** A country home as much by its land, and stands in lists with homes that are land. */
const COUNTRY_HOMES: ReadonlyMap<PhotoKind, PhotoKind> = new Map([
  ['acreage', 'prairie'],
  ['hacienda', 'hills'],
]);
const LAND = /\/photos\/(prairie|hills)-\d+\.jpg$/;

/**
 * Gives homes that stand near each other in a list, the newest first or by price, different first pictures, and as far as the library
 * of pictures allows: in the whole market, in each neighbourhood, and among the homes for sale or for lease, which are what lists show.
 * The exterior of a house has as many levels as the house. `shown`: pictures that stand beside the newest homes on the home page.
 */
export function varyFirstPictures(listings: readonly Listing[], shown: readonly string[] = []): void {
  const recent = new Map<string, string[]>();
  const priced = neighboursByPrice(listings);
  const newestFirst = listings.toSorted((a, b) => b.document.list_date.localeCompare(a.document.list_date));
  for (const listing of newestFirst) {
    const { document, transaction_type } = listing;
    const { images, neighbourhood } = document;
    const [first] = images;
    const kind = first ? kindOf(first) : null;
    if (!first || !kind) continue;
    const alike = COUNTRY_HOMES.get(kind) ?? kind;
    const groups = [alike, `${alike} ${neighbourhood}`, `${alike} ${transaction_type}`];
    const lists = groups.map((group) => recent.get(group) ?? shown);
    const url = farthest(candidates(kind, document), lists, priced(listing));
    showFirst(images, url);
    for (const group of groups) recent.set(group, [url, ...(recent.get(group) ?? shown)].slice(0, FAR));
  }
}

function kindOf(url: string): PhotoKind | null {
  const [, kind = ''] = PHOTO.exec(url) ?? [];

  return Object.hasOwn(PHOTO_KINDS, kind) ? (kind as PhotoKind) : null;
}

/** Exteriors that fit the home, from its own number on, the best rooms of an apartment, and the land of a country home. */
function candidates(kind: PhotoKind, { images, storeys }: ListingDocument): string[] {
  const from = Number(PHOTO.exec(images[0] ?? '')?.[2] ?? 0);
  const all = Array.from({ length: PHOTO_KINDS[kind].count }, (_, step) => photoUrl(kind, from + step));
  const fitting = all.filter(
    (url) => exteriorLevels(photoSubject(url) ?? '')?.includes(storeys ?? 1) ?? true,
  );
  const others = images.filter(
    (url) => (APARTMENTS.has(kind) && BEST_ROOM.test(url)) || (COUNTRY_HOMES.has(kind) && LAND.test(url)),
  );

  return [...(fitting.length > 0 ? fitting : all), ...others];
}

/** A picture of the album changes places with the first; another one replaces it. */
function showFirst(images: string[], url: string): void {
  const inside = images.findIndex((each, index) => index > 0 && photoSubject(each) === photoSubject(url));
  if (inside > 0) images[inside] = images[0] as string;
  images[0] = url;
}

/** The first pictures of the homes that a list by price shows beside one, the nearest first, twice: below it and above. */
function neighboursByPrice(listings: readonly Listing[]): (listing: Listing) => string[] {
  const groupOf = ({ document, transaction_type }: Listing) =>
    `${kindOf(document.images[0] ?? '')} ${transaction_type}`;
  const groups = Map.groupBy(
    listings.toSorted((a, b) => (a.document.price ?? 0) - (b.document.price ?? 0)),
    groupOf,
  );
  const places = new Map(
    [...groups.values()].flatMap((group) => group.map((listing, at) => [listing, { group, at }] as const)),
  );
  const chosen = new Set<Listing>();

  return (listing) => {
    const { group, at } = places.get(listing) ?? { group: [], at: 0 };
    chosen.add(listing);
    return Array.from({ length: FAR / 4 }, (_, n) => [group[at - n - 1], group[at + n + 1]])
      .flat()
      .map((one) => (one && chosen.has(one) ? (one.document.images[0] ?? '') : ''));
  };
}

/** The first of these pictures whose subject was last seen the longest ago; a picture and its mirror image alternate. */
function farthest(
  urls: readonly string[],
  lists: readonly (readonly string[])[],
  priced: readonly string[],
): string {
  const age = (isSame: (seen: string) => boolean) =>
    Math.min(...[...lists, priced].map((list) => (list.findIndex(isSame) + 1 || FAR + 1) - 1));
  let best = urls[0] as string;
  let most = Number.NEGATIVE_INFINITY;
  for (const url of urls) {
    const subject = photoSubject(url);
    const isAlike = (seen: string) => seen !== '' && photoSubject(seen) === subject;
    // The very same picture on one screen is worse than its mirror image, in the list of all most of all.
    const repeats = lists.reduce(
      (sum, list, index) => sum + Math.max(0, 4 - ((list.indexOf(url) + 1 || FAR) - 1)) * (3 - index) ** 2,
      0,
    );
    const score = age(isAlike) + age((seen) => seen === url) / (FAR + 1) - FAR * repeats;
    if (score > most) [best, most] = [url, score];
  }
  return best;
}
