import type { Illustration, Illustrations } from '#engine/files/originals.ts';
import { drawBrand, isBrand } from './brands.ts';
import type { Drawing } from './drawing.ts';
import { PORTRAITS, RENDERS, type Render, rendersOf, SCENE_PHOTOS } from './renders.ts';

/** Increment when an illustration changes. */
const ART_VERSION = 14;

/** `count`: how many pictures there are, numbered from 000. */
type Kind = { count: number; pictures: readonly Render[] };

/** Pictures from the library of renders, then their mirror images. */
function rendered(kind: string): Kind {
  const plain = rendersOf(kind);
  const pictures = [...plain, ...plain.map((each) => ({ ...each, mirrored: true }))];
  return { count: pictures.length, pictures };
}

/** The illustrations by the first segment of their names. */
export const PHOTO_KINDS = {
  house: rendered('house'),
  ranch: rendered('ranch'),
  acreage: rendered('acreage'),
  hacienda: rendered('hacienda'),
  mobile: rendered('mobile'),
  living: rendered('living'),
  'living-detail': rendered('living-detail'),
  kitchen: rendered('kitchen'),
  'kitchen-detail': rendered('kitchen-detail'),
  bedroom: rendered('bedroom'),
  'bedroom-detail': rendered('bedroom-detail'),
  bath: rendered('bath'),
  'bath-detail': rendered('bath-detail'),
  yard: rendered('yard'),
  patio: rendered('patio'),
  condo: rendered('condo'),
  loft: rendered('loft'),
  townhouse: rendered('townhouse'),
  casita: rendered('casita'),
  prairie: rendered('prairie'),
  hills: rendered('hills'),
  commercial: rendered('commercial'),
  store: rendered('store'),
} as const satisfies Record<string, Kind>;

export type PhotoKind = keyof typeof PHOTO_KINDS;

const PHOTO = /^photos\/([a-z]+(?:-[a-z]+)*)-(\d{3})\.jpg$/;

/** Numbers wrap, so that the URLs in saved pages stay valid whatever the size of the library. */
function photoOf(path: string): Render | undefined {
  const [, key = '', number = ''] = PHOTO.exec(path) ?? [];
  if (!Object.hasOwn(PHOTO_KINDS, key)) return undefined;
  const { pictures, count }: Kind = PHOTO_KINDS[key as PhotoKind];
  return pictures[Number(number) % count];
}

const PORTRAIT = /^portraits\/([a-z]+-\d+)\.jpg$/;
const BRAND = /^brand\/([a-z-]+)\.png$/;
/** The size is in the name where a focus is, which the request no longer has. */
const SCENE = /^scenes\/([a-z-]+?)(?:-\d+x\d+)?\.jpg$/;

function renderOf(path: string): Render | undefined {
  const photo = photoOf(path);
  if (photo) return photo;
  const [, person = ''] = PORTRAIT.exec(path) ?? [];
  if (Object.hasOwn(PORTRAITS, person)) return PORTRAITS[person];
  const [, name = ''] = SCENE.exec(path) ?? [];
  if (Object.hasOwn(RENDERS, name)) return RENDERS[name];
  return Object.hasOwn(SCENE_PHOTOS, name) ? SCENE_PHOTOS[name] : undefined;
}

/** The illustration at a path below `/_files/demo/`, or null. */
export function drawDemo(path: string): Drawing | null {
  const [, brand] = BRAND.exec(path) ?? [];
  return brand ? drawBrand(brand) : null;
}

function isPicture(path: string): boolean {
  return renderOf(path) !== undefined || isBrand(BRAND.exec(path)?.[1] ?? '');
}

/** The pictures the engine serves below `/_files/demo/`. */
export const DEMO_ILLUSTRATIONS: Illustrations = {
  version: `art-${ART_VERSION}`,
  has: isPicture,
  draw: (path): Illustration | null => renderOf(path) ?? drawDemo(path),
};

/** URL of the n-th picture of a kind, modulo their number. */
export function photoUrl(kind: PhotoKind, n: number): string {
  return `/_files/demo/photos/${kind}-${String(n % PHOTO_KINDS[kind].count).padStart(3, '0')}.jpg`;
}

/** What a rendered picture shows: the same for a photo, its mirror image and a scene of it, null for anything else. */
export function photoSubject(url: string): string | null {
  return renderOf(pathOf(url))?.file ?? null;
}

const pathOf = (url: string) => url.replace(/^\/_files\/demo\//, '').replace(/\?.*$/, '');

/** Dominant colour of an illustration as hex, without drawing it; null for anything else. */
export function photoPlaceholder(url: string): string | null {
  return renderOf(pathOf(url))?.placeholder ?? null;
}
