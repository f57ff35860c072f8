import { PHOTO_KINDS, type PhotoKind, photoSubject, photoUrl } from '../art/illustrations.ts';
import type { Random } from '../art/random.ts';
import type { PropertyKind } from './property.ts';

type Album = { outside: PhotoKind; inside: readonly PhotoKind[]; after: readonly PhotoKind[] };

const ROOMS: readonly PhotoKind[] = [
  'living',
  'kitchen',
  'bedroom',
  'bath',
  'bedroom',
  'living',
  'kitchen',
  'bedroom',
  'bath',
];

const NORTHERN: Record<PropertyKind, Album> = {
  house: { outside: 'house', inside: ROOMS, after: ['yard'] },
  condo: { outside: 'condo', inside: ROOMS, after: ['condo'] },
  townhouse: { outside: 'townhouse', inside: ROOMS, after: ['yard'] },
  land: { outside: 'prairie', inside: [], after: ['prairie', 'prairie'] },
  commercial: { outside: 'commercial', inside: [], after: ['commercial'] },
  rural: { outside: 'acreage', inside: ROOMS, after: ['prairie', 'yard'] },
  mobile: { outside: 'mobile', inside: ROOMS, after: ['yard'] },
  investment: { outside: 'house', inside: ROOMS, after: ['yard'] },
};
const SOUTHERN: Record<PropertyKind, Album> = {
  ...NORTHERN,
  house: { outside: 'ranch', inside: ROOMS, after: ['patio'] },
  condo: { outside: 'loft', inside: ROOMS, after: ['loft'] },
  townhouse: { outside: 'casita', inside: ROOMS, after: ['patio'] },
  land: { outside: 'hills', inside: [], after: ['hills', 'hills'] },
  commercial: { outside: 'store', inside: [], after: ['store'] },
  rural: { outside: 'hacienda', inside: ROOMS, after: ['hills', 'patio'] },
  investment: { outside: 'ranch', inside: ROOMS, after: ['patio'] },
};

/** Exterior first, then rooms, then the yard; a few listings have no picture, a few very many. */
export function pickPhotos(random: Random, kind: PropertyKind, southern: boolean): string[] {
  const album = (southern ? SOUTHERN : NORTHERN)[kind];
  const size = random.weighted<number>([
    [0, 1.5],
    [1, 4],
    [random.whole(4, 9), 30],
    [random.whole(10, 22), 50],
    [random.whole(28, 48), 6],
  ]);
  const kinds: PhotoKind[] = [album.outside];
  const rooms = album.inside;
  while (kinds.length < size - album.after.length && rooms.length > 0)
    kinds.push(rooms[(kinds.length - 1) % rooms.length] as PhotoKind);
  kinds.push(...album.after);
  const shown = new Set<string | null>();
  return kinds.slice(0, size).flatMap((each) => {
    const url = newPhoto(each, random.whole(0, 9999), shown);
    return url ? [url] : [];
  });
}

/** The first picture from a number on that shows something else than the others do. */
function newPhoto(kind: PhotoKind, from: number, shown: Set<string | null>): string | null {
  for (let step = 0; step < PHOTO_KINDS[kind].count; step++) {
    const url = photoUrl(kind, from + step);
    const subject = photoSubject(url);
    if (shown.has(subject)) continue;
    shown.add(subject);
    return url;
  }
  return null;
}

const CAPTIONS: Partial<Record<PhotoKind, string>> = {
  living: 'Living room',
  kitchen: 'Kitchen',
  bedroom: 'Bedroom',
  bath: 'Bathroom',
  yard: 'Back yard',
  patio: 'Patio',
  prairie: 'The land',
  hills: 'The land',
};

/** Captions of pictures by URL; the first picture is the house itself. */
export function photoCaptions(urls: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    urls.map((url, index) => {
      const kind = /\/([a-z]+)-\d+\.[a-z]+$/.exec(url)?.[1] as PhotoKind;
      return [url, CAPTIONS[kind] ?? (index === 0 ? 'Front' : 'Outside')];
    }),
  );
}
