import { imageSizeOf } from '#domain/files/site-file.ts';

/** Widths requested from the image pipeline under /_files/ (see engine/files/image-request.ts). */
const WIDTHS = [320, 640, 960, 1280, 1920] as const;
const FORMATS = ['avif', 'webp'] as const;
const FALLBACK_WIDTH = 960;
const RASTER = /\.(jpe?g|png|webp|avif|gif)$/i;

export type ImageSources = {
  sources: { type: string; srcSet: string }[];
  fallback: string;
};

/** The variants of an image; URLs outside /_files/ and SVGs have none. */
export function imageSources(src: string): ImageSources {
  if (!src.startsWith('/_files/') || !RASTER.test(src)) return { sources: [], fallback: src };

  return {
    sources: FORMATS.map((format) => ({
      type: `image/${format}`,
      srcSet: WIDTHS.map((width) => `${src}?w=${width}&f=${format} ${width}w`).join(', '),
    })),
    fallback: `${src}?w=${FALLBACK_WIDTH}`,
  };
}

/**
 * The `sizes` of a picture that covers its box, of which they name the width: a picture that is wider than the box in proportion
 * is drawn wider than it, and cropped. `ratio` is that of the box, `usual` that of pictures whose URL does not tell it.
 */
export function coverSizes(sizes: string, src: string, ratio: number, usual = ratio): string {
  const own = imageSizeOf(src);
  const scale = (own ? own.width / own.height : usual) / ratio;

  // Lengths of conditions are in brackets.
  return scale > 1
    ? sizes.replace(/[\d.]+(?=(rem|vw|px)(,|$))/g, (length) => String(Math.round(Number(length) * scale)))
    : sizes;
}
