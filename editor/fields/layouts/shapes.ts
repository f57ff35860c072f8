/** One shape of a picture of 96 by 60: what it is, where it begins, how large it is. */
export type Shape = readonly [
  kind: 'title' | 'line' | 'photo' | 'card' | 'brand' | 'face' | 'button' | 'rule' | 'field' | 'map' | 'code',
  x: number,
  y: number,
  width: number,
  height: number,
];

const box =
  (kind: Shape[0]) =>
  (x: number, y: number, width: number, height: number): Shape => [kind, x, y, width, height];

export const title = (x: number, y: number, width: number, height = 4): Shape => [
  'title',
  x,
  y,
  width,
  height,
];
export const photo = box('photo');
export const card = box('card');
export const brand = box('brand');
export const map = box('map');
export const field = (x: number, y: number, width: number, height = 5): Shape => [
  'field',
  x,
  y,
  width,
  height,
];
export const button = (x: number, y: number, width = 11): Shape => ['button', x, y, width, 5];
export const face = (x: number, y: number, size: number): Shape => ['face', x, y, size, size];
export const rule = (x: number, y: number, width: number): Shape => ['rule', x, y, width, 1];
/** The sign of markup, as high as its letters. */
export const code = (x: number, y: number, height: number): Shape => ['code', x, y, height * 2, height];
/** A line from top to bottom. */
export const bar = (x: number, y: number, height: number): Shape => ['rule', x, y, 1, height];

/** Lines of text, the last one shorter. */
export function lines(x: number, y: number, width: number, count = 2): Shape[] {
  return Array.from({ length: count }, (_, index) => {
    const isLast = count > 1 && index === count - 1;

    return ['line', x, y + index * 4, isLast ? Math.round(width * 0.7) : width, 2];
  });
}

/** A title with its lines below. */
export function words(x: number, y: number, width: number, count = 2): Shape[] {
  return [title(x, y, Math.round(width * 0.8)), ...lines(x, y + 7, width, count)];
}

/** The same at several places, each given by x and y. */
export function at(places: readonly (readonly [number, number])[], draw: (x: number, y: number) => Shape[]) {
  return places.flatMap(([x, y]) => draw(x, y));
}
