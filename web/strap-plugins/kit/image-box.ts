import type { CSSProperties } from 'react';
import { imageSizeOf } from '#domain/files/site-file.ts';
import type { ImagePart } from '#domain/page/parts.ts';

export type ImageBox = {
  /** Attributes of the element: the browser keeps room of that shape free. */
  width: number;
  height: number;
  /** What the agent asked for; nothing where both sides are automatic. */
  style?: CSSProperties;
  sizes: string;
};

type Room = { width: number; height: number; sizes: string };

/**
 * How large an image is drawn: `width` and `height` of the part in pixels, 0 is automatic, never wider than its place.
 * `room` is what the template has for it.
 */
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

  return { width: own.width, height: own.height, sizes: room.sizes };
}
