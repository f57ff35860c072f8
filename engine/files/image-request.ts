/** A request for a picture: path, width and format. */

export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280, 1920, 2400] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export type ImageRequest = {
  space: string;
  /** Below the space, for example `photos/house-012.jpg`. */
  path: string;
  /** Null: the picture's own width, limited to the largest allowed. */
  width: ImageWidth | null;
  format: ImageFormat;
  /** The format was chosen from the Accept header. */
  negotiated: boolean;
  /** The URL contains a version, so the response is immutable. */
  versioned: boolean;
};

export type BadImageRequest = { status: 400 | 404; message: string; field?: string };

const SPACE = /^[a-z0-9][a-z0-9-]{0,62}$/;
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*$/;
const RASTER = /\.(jpe?g|png|webp|avif|gif)$/i;
/** Formats with transparency. */
const TRANSPARENT = /\.(png|gif|webp|avif)$/i;

export function nearestWidth(wanted: number): ImageWidth {
  return IMAGE_WIDTHS.reduce((best, width) =>
    Math.abs(width - wanted) < Math.abs(best - wanted) ? width : best,
  );
}

export function negotiateFormat(accept: string | null, path: string): ImageFormat {
  if (accept?.includes('image/avif')) return 'avif';
  if (accept?.includes('image/webp')) return 'webp';
  return TRANSPARENT.test(path) ? 'png' : 'jpeg';
}

/** `pathname` as received: percent-encoded, unresolved. */
export function readImageRequest(
  pathname: string,
  query: URLSearchParams,
  accept: string | null,
): ImageRequest | BadImageRequest {
  const segments = pathname.replace(/^\/_files\//, '').split('/');
  const [space = '', ...rest] = segments;
  const isSafe =
    pathname.startsWith('/_files/') &&
    SPACE.test(space) &&
    rest.length > 0 &&
    rest.length <= 6 &&
    pathname.length <= 300 &&
    rest.every((segment) => SEGMENT.test(segment));
  const path = rest.join('/');
  if (!isSafe || !RASTER.test(path)) return { status: 404, message: 'There is no such picture.' };

  const w = query.get('w');
  if (w !== null && !/^[1-9]\d{0,4}$/.test(w)) {
    return { status: 400, message: 'The width is a whole number of pixels.', field: 'w' };
  }
  const f = query.get('f');
  const format = f === 'jpg' ? 'jpeg' : f;
  if (format !== null && !IMAGE_FORMATS.includes(format as ImageFormat)) {
    return { status: 400, message: `The format is one of ${IMAGE_FORMATS.join(', ')}.`, field: 'f' };
  }
  return {
    space,
    path,
    width: w === null ? null : nearestWidth(Number(w)),
    format: (format as ImageFormat | null) ?? negotiateFormat(accept, path),
    negotiated: format === null,
    versioned: query.has('v'),
  };
}
