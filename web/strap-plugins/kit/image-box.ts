import type { CSSProperties } from 'react';
import { imageSizeOf } from '#domain/files/site-file.ts';
import type { ImagePart } from '#domain/page/parts.ts';
import { coverSizes } from '#web/src/ui/image-sources.ts';

export type ImageBox = {
  /** Attributes that let the browser reserve the space. */
  width: number;
  height: number;
  /** Inline size chosen by the agent; empty if both sides are automatic. */
  style?: CSSProperties;
  sizes: string;
};

/** Of pictures whose URL does not tell theirs. */
const PHOTO_RATIO = 4 / 3;

type Room = { width: number; height: number; sizes: string };

/** Size of an image: `width` and `height` of the part in pixels, 0 is automatic, limited to the container. `room` is the template's default. */
export function imageBox({ imageUrl, width = 0, height = 0 }: ImagePart, room: Room): ImageBox {
  const own = imageSizeOf(imageUrl) ?? room;
  const ratio = own.width / own.height;

  if (width > 0) {
    const tall = height > 0 ? height : Math.round(width / ratio);
    const style: CSSProperties = { inlineSize: `min(100%, ${width}px)`, blockSize: 'auto' };
    if (height > 0) style.aspectRatio = `${width} / ${height}`;

    return { width, height: tall, style, sizes: `${width}px` };
  }
  if (height > 0) {
    const wide = Math.round(height * ratio);

    return {
      width: wide,
      height,
      style: { inlineSize: 'auto', maxInlineSize: '100%', blockSize: `${height}px` },
      sizes: `${wide}px`,
    };
  }

  return {
    width: own.width,
    height: own.height,
    sizes: coverSizes(room.sizes, imageUrl ?? '', room.width / room.height, PHOTO_RATIO),
  };
}
