import { mix } from './art/colour.ts';
import type { Drawing } from './art/drawing.ts';
import { drawAcreage, drawHouse, drawManufactured } from './art/exteriors.ts';
import { moodOf } from './art/moods.ts';
import { createRandom } from './art/random.ts';

/** Part of every stored picture's key: raise it when an illustration changes. */
export const ART_VERSION = 1;

type Kind = {
  /** How many there are, numbered from 000. */
  count: number;
  draw(name: string): Drawing;
  placeholder(name: string): string;
};

const outdoors = (climate: 'northern' | 'southern') => (name: string) => {
  const mood = moodOf(name, climate);
  return mix(mix(mood.sky[1], mood.sky[2], 0.4), mood.grass[0], 0.35);
};

/** The illustrations by the first part of their names. */
export const PHOTO_KINDS = {
  house: { count: 240, draw: (name) => drawHouse(name, 'northern'), placeholder: outdoors('northern') },
  ranch: { count: 160, draw: (name) => drawHouse(name, 'southern'), placeholder: outdoors('southern') },
  acreage: { count: 40, draw: (name) => drawAcreage(name, 'northern'), placeholder: outdoors('northern') },
  hacienda: { count: 30, draw: (name) => drawAcreage(name, 'southern'), placeholder: outdoors('southern') },
  mobile: { count: 24, draw: (name) => drawManufactured(name), placeholder: outdoors('northern') },
  living: { count: 80, draw: (name) => drawHouse(name, 'northern'), placeholder: outdoors('northern') },
  kitchen: { count: 80, draw: (name) => drawHouse(name, 'northern'), placeholder: outdoors('northern') },
  bedroom: { count: 80, draw: (name) => drawHouse(name, 'northern'), placeholder: outdoors('northern') },
  bath: { count: 48, draw: (name) => drawHouse(name, 'northern'), placeholder: outdoors('northern') },
  yard: { count: 48, draw: (name) => drawHouse(name, 'northern'), placeholder: outdoors('northern') },
  patio: { count: 48, draw: (name) => drawHouse(name, 'southern'), placeholder: outdoors('southern') },
  condo: { count: 80, draw: (name) => drawHouse(name, 'northern'), placeholder: outdoors('northern') },
  loft: { count: 60, draw: (name) => drawHouse(name, 'southern'), placeholder: outdoors('southern') },
  townhouse: { count: 60, draw: (name) => drawHouse(name, 'northern'), placeholder: outdoors('northern') },
  casita: { count: 48, draw: (name) => drawHouse(name, 'southern'), placeholder: outdoors('southern') },
  prairie: { count: 48, draw: (name) => drawHouse(name, 'northern'), placeholder: outdoors('northern') },
  hills: { count: 48, draw: (name) => drawHouse(name, 'southern'), placeholder: outdoors('southern') },
  commercial: { count: 40, draw: (name) => drawHouse(name, 'northern'), placeholder: outdoors('northern') },
  store: { count: 40, draw: (name) => drawHouse(name, 'southern'), placeholder: outdoors('southern') },
} as const satisfies Record<string, Kind>;

export type PhotoKind = keyof typeof PHOTO_KINDS;

const PHOTO = /^photos\/([a-z]+(?:-[a-z]+)*)-(\d{3})\.jpg$/;

function kindOf(path: string): { kind: Kind; name: string } | null {
  const [, key = '', number = ''] = PHOTO.exec(path) ?? [];
  if (!Object.hasOwn(PHOTO_KINDS, key)) return null;
  const kind: Kind = PHOTO_KINDS[key as PhotoKind];
  return Number(number) < kind.count ? { kind, name: `${key}-${number}` } : null;
}

/** The illustration at a path below `/_files/demo/`, or null. */
export function drawDemo(path: string): Drawing | null {
  const found = kindOf(path);
  return found ? found.kind.draw(found.name) : null;
}

/** Address of the n-th illustration of a kind; numbers beyond the last begin again. */
export function photoUrl(kind: PhotoKind, n: number): string {
  return `/_files/demo/photos/${kind}-${String(n % PHOTO_KINDS[kind].count).padStart(3, '0')}.jpg`;
}

/** Dominant colour of an illustration as hex, known without drawing it; null for anything else. */
export function photoPlaceholder(url: string): string | null {
  const found = kindOf(url.replace(/^\/_files\/demo\//, '').replace(/\?.*$/, ''));
  return found ? found.kind.placeholder(found.name) : null;
}

/** A number for a picture that depends on the text alone. */
export function photoNumber(text: string): number {
  return createRandom(text).whole(0, 9999);
}
