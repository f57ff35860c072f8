import { type CSSProperties, useContext } from 'react';
import { preload } from 'react-dom';
import { BelowScreen } from './below-screen.ts';
import { type EditHandle, editAttributes } from './edit-handle.ts';
import { imageSources } from './image-sources.ts';
import { useBrokenImage } from './use-broken-image.ts';

type PictureProps = {
  src: string;
  /** Empty for decorative images. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Intrinsic size in pixels, to reserve the space. */
  width?: number;
  height?: number;
  /** Loads eagerly with high priority instead of lazily. */
  isEager?: boolean;
  className?: string;
  style?: CSSProperties;
  edit?: EditHandle;
};

/** A small cross in place of the image. */
const CROSS =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 24 24" stroke="%23888" stroke-width="2"%3E%3Cpath d="M18 6 6 18M6 6l12 12"/%3E%3C/svg%3E';

/**
 * A responsive image: AVIF and WebP in several widths for the site's own files, a plain src for others. Shows a cross of
 * the same size if it fails to load.
 */
export function Picture({
  src,
  alt,
  sizes,
  width,
  height,
  isEager = false,
  className,
  style,
  edit,
}: PictureProps) {
  const { sources, fallback } = imageSources(src);
  const [first] = sources;
  const isBelow = useContext(BelowScreen);
  const { ref, isBroken, markBroken } = useBrokenImage(src);
  if (isEager && first) {
    preload(fallback, {
      as: 'image',
      imageSrcSet: first.srcSet,
      imageSizes: sizes,
      type: first.type,
      fetchPriority: 'high',
    });
  }
  const image = (
    <img
      ref={ref}
      className={className}
      style={isBroken ? { ...style, objectFit: 'scale-down' } : style}
      src={isBroken ? CROSS : fallback}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : isBelow ? 'low' : undefined}
      decoding={isEager ? 'auto' : 'async'}
      onError={markBroken}
      {...editAttributes(edit)}
    />
  );
  if (sources.length === 0 || isBroken) return image;

  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
