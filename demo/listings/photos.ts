import { PHOTO_KINDS, type PhotoKind, photoSubject, photoUrl } from '../art/illustrations.ts';
import { createRandom, type Random } from '../art/random.ts';
import type { Property, PropertyKind } from './property.ts';

type Album = { outside: PhotoKind; rooms: readonly Room[]; after: readonly PhotoKind[] };
type Room = { kind: PhotoKind; rank: number };

/**
 * The rooms of a home in the order of a visit. `rank`: which come first when only some are shown. A home has one living room and one
 * kitchen, seen from two sides, of which the second comes once every kind of room was seen; bedrooms and bathrooms differ.
 */
const ROOMS: readonly Room[] = [
  { kind: 'living', rank: 1 },
  { kind: 'kitchen', rank: 2 },
  { kind: 'bedroom', rank: 3 },
  { kind: 'bath', rank: 4 },
  { kind: 'living-detail', rank: 6 },
  { kind: 'bedroom', rank: 5 },
  { kind: 'kitchen-detail', rank: 7 },
  { kind: 'bath', rank: 8 },
  { kind: 'bedroom-detail', rank: 9 },
  { kind: 'bath-detail', rank: 11 },
  { kind: 'bedroom', rank: 10 },
  { kind: 'bath', rank: 12 },
  { kind: 'bedroom', rank: 13 },
];

const NORTHERN: Record<PropertyKind, Album> = {
  house: { outside: 'house', rooms: ROOMS, after: ['yard'] },
  condo: { outside: 'condo', rooms: ROOMS, after: ['condo'] },
  townhouse: { outside: 'townhouse', rooms: ROOMS, after: ['yard'] },
  land: { outside: 'prairie', rooms: [], after: ['prairie', 'prairie'] },
  commercial: { outside: 'commercial', rooms: [], after: ['commercial'] },
  rural: { outside: 'acreage', rooms: ROOMS, after: ['prairie', 'yard'] },
  mobile: { outside: 'mobile', rooms: ROOMS, after: ['yard'] },
  investment: { outside: 'house', rooms: ROOMS, after: ['yard'] },
};
const SOUTHERN: Record<PropertyKind, Album> = {
  ...NORTHERN,
  house: { outside: 'ranch', rooms: ROOMS, after: ['patio'] },
  condo: { outside: 'loft', rooms: ROOMS, after: ['loft'] },
  townhouse: { outside: 'casita', rooms: ROOMS, after: ['patio'] },
  land: { outside: 'hills', rooms: [], after: ['hills', 'hills'] },
  commercial: { outside: 'store', rooms: [], after: ['store'] },
  rural: { outside: 'hacienda', rooms: ROOMS, after: ['hills', 'patio'] },
  investment: { outside: 'ranch', rooms: ROOMS, after: ['patio'] },
};

/** Exterior first, then rooms, then the yard; a few listings have no picture, a few as many as there are. */
export function pickPhotos(random: Random, property: Property, southern: boolean): string[] {
  const album = (southern ? SOUTHERN : NORTHERN)[property.kind];
  const size = random.weighted<number>([
    [0, 1.5],
    [1, 4],
    [random.whole(4, 9), 30],
    [random.whole(10, 22), 50],
    [random.whole(28, 48), 6],
  ]);
  const inside = visit(album.rooms, property, size - 1 - album.after.length);
  const kinds = [album.outside, ...inside, ...album.after].slice(0, size);
  const draws = album.rooms.length > 0 ? size : kinds.length;
  const starts = Array.from({ length: draws }, () => random.whole(0, 9999));
  const home = furnish(createRandom(starts[0] ?? 0), southern);
  const shown = new Set<string | null>();
  return kinds.flatMap((each, n) => {
    const url = newPhoto(each, isRoom(each) ? home(each) : numbersFrom(each, starts[n] as number), shown);
    return url ? [url] : [];
  });
}

/** Not more bedrooms and bathrooms than the home has. */
function visit(rooms: readonly Room[], { bedrooms, bathrooms }: Property, places: number): PhotoKind[] {
  const most: Partial<Record<PhotoKind, number | null>> = { bedroom: bedrooms, bath: bathrooms };
  const real = rooms.filter(({ kind, rank }) => {
    const earlier = rooms.filter((room) => room.kind === kind && room.rank < rank).length;
    return earlier < Math.max(1, Math.floor(most[kind] ?? rooms.length));
  });
  const last = real.map(({ rank }) => rank).toSorted((a, b) => a - b)[places - 1];
  return real.filter(({ rank }) => places > 0 && rank <= (last ?? rooms.length)).map(({ kind }) => kind);
}

/** Rendered rooms are numbered by style in turns: light oak, traditional, modern, southern, and again. */
const STYLES = 4;
const SOUTHERN_STYLE = 3;

const isRoom = (kind: PhotoKind) => ROOMS.some((room) => room.kind === kind);

/** The numbers of the pictures of each kind of room that fit a home of one style, the best first; which side is left is the home's as well. */
function furnish(random: Random, southern: boolean): (kind: PhotoKind) => number[] {
  const style = random.pick(southern ? [SOUTHERN_STYLE, SOUTHERN_STYLE, 1, 2] : [0, 1, 2]);
  const turns = new Map<PhotoKind, number>(
    (['living', 'kitchen', 'bedroom', 'bath'] as const).map((kind) => [kind, random.whole(0, 11)]),
  );
  const mirrored = random.chance(0.5);
  const suits = (number: number) => southern || number % STYLES !== SOUTHERN_STYLE;
  return (kind) => {
    const own = plainNumbers(roomOf(kind)).filter((number) => number % STYLES === style);
    const first = own[(turns.get(roomOf(kind)) ?? 0) % own.length] as number;
    const others = kind === 'bedroom' || kind === 'bath' ? [...own, ...plainNumbers(kind).filter(suits)] : [];
    const available = plainNumbers(kind);
    return [first, ...others]
      .filter((number) => available.includes(number))
      .map((number) => (mirrored ? number + available.length : number));
  };
}

const roomOf = (kind: PhotoKind) => kind.replace('-detail', '') as PhotoKind;

/** The first half; the second are mirror images. */
const plainNumbers = (kind: PhotoKind) =>
  Array.from({ length: PHOTO_KINDS[kind].count / 2 }, (_, number) => number);

const numbersFrom = (kind: PhotoKind, from: number) =>
  Array.from({ length: PHOTO_KINDS[kind].count }, (_, step) => from + step);

/** The first picture of these numbers that shows something else than the others do. */
function newPhoto(kind: PhotoKind, numbers: readonly number[], shown: Set<string | null>): string | null {
  for (const number of numbers) {
    const url = photoUrl(kind, number);
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
      const kind = /\/([a-z]+)(?:-detail)?-\d+\.[a-z]+$/.exec(url)?.[1] as PhotoKind;
      return [url, CAPTIONS[kind] ?? (index === 0 ? 'Front' : 'Outside')];
    }),
  );
}
