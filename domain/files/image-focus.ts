/** The point of a picture that a crop must show, in percent of its sides. */
export type ImageFocus = { x: number; y: number };

/** Points are multiples of this: each has a rule in web/src/styles/image-focus.css. */
export const FOCUS_STEP = 10;
export const FOCUS_CENTRE: ImageFocus = { x: 50, y: 50 };
export const ALT_TEXT_MAX = 300;

const SIZE = /(?=-\d{1,5}x\d{1,5}\.[a-z0-9]+$)/;
const EXTENSION = /(?=\.[a-z0-9]+$)/;
/** No name of a file has two hyphens in a row. Without a size a hyphen ends the focus. */
const FOCUS = /--x\d{1,3}--y\d{1,3}(?:-(?=\.[a-z0-9]+$)|(?=-\d{1,5}x\d{1,5}\.[a-z0-9]+$))/;

/** The URL of a picture of the site with its focus, before its size if the name has one; the centre is left out. */
export function withFocus(url: string, { x, y }: ImageFocus): string {
  if (x === FOCUS_CENTRE.x && y === FOCUS_CENTRE.y) return url;

  return SIZE.test(url) ? url.replace(SIZE, `--x${x}--y${y}`) : url.replace(EXTENSION, `--x${x}--y${y}-`);
}

/** The focus in the URL of a picture; the centre if there is none. */
export function focusOf(url: string): ImageFocus {
  const [, x, y] = /--x(\d{1,3})--y(\d{1,3})-(?:\d{1,5}x\d{1,5})?\.[a-z0-9]+$/.exec(url) ?? [];

  return x === undefined || y === undefined ? FOCUS_CENTRE : { x: Number(x), y: Number(y) };
}

/** The same point in a part of the picture, which is in percent of it too; the centre if it is outside, or was the centre. */
export function focusInPart(
  focus: ImageFocus,
  part: { x: number; y: number; width: number; height: number },
): ImageFocus {
  const isCentre = focus.x === FOCUS_CENTRE.x && focus.y === FOCUS_CENTRE.y;
  const x = ((focus.x - part.x) / part.width) * 100;
  const y = ((focus.y - part.y) / part.height) * 100;
  if (isCentre || x < 0 || x > 100 || y < 0 || y > 100) return FOCUS_CENTRE;

  return { x: onFocusGrid(x), y: onFocusGrid(y) };
}

/** The nearest point that has a rule. */
export function onFocusGrid(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value / FOCUS_STEP) * FOCUS_STEP));
}

/** The same picture, whatever its focus. */
export function withoutFocus(path: string): string {
  return path.replace(FOCUS, '');
}
