import { imageSources } from './image-sources.ts';

type PictureProps = {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** The `sizes` attribute: how wide the image is drawn. */
  sizes: string;
  /** Pixels; the browser keeps the room free from them. */
  width?: number;
  height?: number;
  /** Loads at once and first instead of when it comes near the screen. */
  isEager?: boolean;
  className?: string;
  /** The image could not be had. */
  onError?: () => void;
};

/** A responsive image: AVIF and WebP in several widths for the site's own files, the plain address for others. */
export function Picture({
  src,
  alt,
  sizes,
  width,
  height,
  isEager = false,
  className,
  onError,
}: PictureProps) {
  const { sources, fallback } = imageSources(src);
  const image = (
    <img
      className={className}
      src={fallback}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      onError={onError}
    />
  );
  if (sources.length === 0) return image;

  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
