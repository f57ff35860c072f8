/** Widths the image pipeline under /_files/ draws. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;

const FORMATS = ['avif', 'webp'] as const;
const FALLBACK_WIDTH = 960;
const RASTER = /\.(jpe?g|png|webp|avif)$/i;

export type ImageSources = {
  sources: { type: string; srcSet: string }[];
  fallback: string;
};

/** The versions of one image; an address outside /_files/, or a drawing, has only itself. */
export function imageSources(src: string): ImageSources {
  if (!src.startsWith('/_files/') || !RASTER.test(src)) return { sources: [], fallback: src };

  return {
    sources: FORMATS.map((format) => ({
      type: `image/${format}`,
      srcSet: IMAGE_WIDTHS.map((width) => `${version(src, width, format)} ${width}w`).join(', '),
    })),
    fallback: version(src, FALLBACK_WIDTH, 'jpeg'),
  };
}

function version(src: string, width: number, format: string): string {
  return `${src}?w=${width}&format=${format}`;
}
