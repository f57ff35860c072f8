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
